import { act, screen, waitFor, within } from '@testing-library/react';
import { thresholdsOn } from '@quoin/rules';
import { newYorkToday } from '../../portal/src/app/new-york-today';
import { draftLeft } from '../../portal/src/draft';
import ApplicationScreen from '../../portal/src/journey/apply/ApplicationScreen';
import { sessionStarted } from '../../portal/src/session/session-slice';
import { anApplication, type Application } from './an-application';
import { answerWith, refusal, tokenOf, type SentRequest } from './api-at-the-wire';
import { renderScreen } from './render-screen';

interface Server {
  application?: Application;
  /** Answers a save; the application as it then is unless told otherwise. */
  onSave?: (request: SentRequest, now: Application) => ReturnType<Parameters<typeof answerWith>[0]>;
  onSend?: () => ReturnType<Parameters<typeof answerWith>[0]>;
}

/** A server that keeps one application. */
function serve({ application = anApplication(), onSave, onSend }: Server = {}) {
  let now = application;
  const sent = answerWith((request) => {
    const { method, path } = request;
    if (path === '/v1/investments/inv-1/info') return { json: now };
    if (path === '/v1/investors/docs') return { json: { items: [], limits: { max_megabytes: 10 } } };
    if (path === '/v1/investments/inv-1/envelopes') return onSend?.() ?? { json: { id: 'envelope-1' } };
    if (method === 'PUT') {
      now = { ...now, version: now.version + 1, saved_at: new Date().toISOString() };
      return onSave?.(request, now) ?? { json: now };
    }
    throw new Error(`Nobody answers ${method} ${path}`);
  });
  const saves = () => sent.filter(({ method }) => method === 'PUT');
  const change = (to: Partial<Application>) => {
    now = { ...now, ...to };
  };
  return { sent, saves, change };
}

let leaveTheStore = () => {};

async function open(language?: 'zh-CN') {
  const shown = await renderScreen(ApplicationScreen, {
    path: '/investment',
    at: '/investment?id=inv-1',
    language,
  });
  leaveTheStore = () => void shown.store.dispatch(draftLeft());
  return {
    ...shown,
    go: (to: string) => act(() => shown.router.navigate(to)),
    at: () => shown.router.state.location.pathname,
  };
}

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const NOTHING_LACKS = anApplication({
  stepper_errors: {
    qualification: {},
    investor_information: {},
    status_and_experience: {},
    upload_files: {},
    amount_and_signature: {},
  },
});

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => leaveTheStore()); // what is typed and not saved would be saved in the next test

test('the qualification quotes the thresholds of the edition that the operator has chosen', async () => {
  serve({ application: anApplication({ rulebook_edition: 'dated' }) });
  await open();
  const { amount } = thresholdsOn(newYorkToday(), 'dated').qualified_client_net_worth;
  expect(await screen.findByText(new RegExp(`\\$${(amount / 100).toLocaleString('en-US')}`))).toBeVisible();
});

test('an application opens at the step where it was left, in any browser', async () => {
  serve({ application: anApplication({ current_step: 'status_and_experience' }) });
  await open();

  await step('Status and Experience');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Invest in Keystone Income Fund' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Welcome back. You go on where you stopped.')).toBeInTheDocument();
});

test('the steps show what they lack, and what nobody has come to yet is not called wrong', async () => {
  const lacks = { line_1: 'This field is required', city: 'This field is required' };
  serve({
    application: anApplication({
      current_step: 'status_and_experience',
      stepper_errors: { ...anApplication().stepper_errors, qualification: {}, investor_information: lacks },
    }),
  });
  await open();
  await step('Status and Experience');

  const steps = within(screen.getByRole('navigation', { name: 'Steps of the application' })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Complete'),
    expect.stringContaining('2 fields to correct'),
    expect.stringMatching(/Status and Experience$/),
    expect.stringMatching(/Upload Files$/),
    expect.stringMatching(/Set Amount and Signature$/),
  ]);
});

test('what is chosen is saved by itself, and the page says when', async () => {
  const { saves } = serve();
  const { person } = await open();
  await step('Qualification');

  await person.click(screen.getByRole('radio', { name: /Net worth/ }));

  expect(screen.getByText('Saving…')).toBeInTheDocument();
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(saves().map(({ body }) => body)).toEqual([
    { version: 3, finish: false, values: { accredited_basis: 'net_worth', attested: false } },
  ]);
});

test('an unfinished step stays, says what is missing at each field and goes to the first', async () => {
  const { saves } = serve();
  const { person } = await open();
  await step('Qualification');

  await person.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await screen.findAllByText('Choose an answer')).toHaveLength(3);
  expect(screen.getByText('Confirm that your statements are true')).toBeInTheDocument();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(saves()).toEqual([]);
});

test('a finished step is saved as finished, and the next one begins at its heading', async () => {
  const done = {
    accredited_basis: 'income',
    qualified_client: false,
    qualified_purchaser: false,
    us_natural_person_resident: true,
  } as const;
  const { saves } = serve({
    application: anApplication({ steps: { ...anApplication().steps, qualification: done } }),
  });
  const { person } = await open();
  await step('Qualification');

  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await step('Investor Information')).toHaveFocus();
  expect(saves().at(-1)?.body).toMatchObject({ finish: true, values: { ...done, attested: true } });
});

test('what the server refuses stands at its field, in the words of the server', async () => {
  const done = {
    accredited_basis: 'income',
    qualified_client: false,
    qualified_purchaser: false,
    us_natural_person_resident: true,
    attested: true,
  } as const;
  serve({
    application: anApplication({ steps: { ...anApplication().steps, qualification: done } }),
    onSave: () => refusal('required_information_missing', { qualified_client: 'Answer this once more' }),
  });
  const { person } = await open();
  await step('Qualification');

  await person.click(screen.getByRole('button', { name: 'Save and continue' }));

  const question = screen.getByRole('radiogroup', { name: /qualified client/ });
  expect(await screen.findByText('Answer this once more')).toBeInTheDocument();
  expect(question).toHaveAccessibleDescription(expect.stringContaining('Answer this once more'));
  await step('Qualification');
});

test('a save that does not arrive says so, loses nothing and can be tried again', async () => {
  let online = false;
  const { saves } = serve({ onSave: (_request, now) => (online ? { json: now } : 'no network') });
  const { person } = await open();
  await step('Qualification');

  await person.click(screen.getByRole('radio', { name: /Net worth/ }));
  expect(await screen.findByText(/Your last changes are not saved/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Net worth/ })).toBeChecked();

  online = true;
  await person.click(screen.getByRole('button', { name: 'Save now' }));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(saves()).toHaveLength(2);
});

test('a newer version from elsewhere blocks the page until it is loaded', async () => {
  const { change } = serve({ onSave: () => refusal('draft_conflict') });
  const { person } = await open();
  await step('Qualification');
  await person.click(screen.getByRole('radio', { name: /Net worth/ }));

  const dialog = await screen.findByRole('alertdialog', { name: /changed somewhere else/ });
  change({
    version: 9,
    steps: { ...anApplication().steps, qualification: { accredited_basis: 'joint_income' } },
  });
  await person.click(within(dialog).getByRole('button', { name: 'Load the newer version' }));

  expect(await screen.findByRole('radio', { name: /spouse or partner/ })).toBeChecked();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await step('Qualification')).toHaveFocus();
});

test('a newer version that does not arrive says so and can be asked for again', async () => {
  serve({ onSave: () => refusal('draft_conflict') });
  const { person } = await open();
  await step('Qualification');
  await person.click(screen.getByRole('radio', { name: /Net worth/ }));
  const dialog = await screen.findByRole('alertdialog', { name: /changed somewhere else/ });
  const load = within(dialog).getByRole('button', { name: 'Load the newer version' });

  answerWith(() => 'no network');
  await person.click(load);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('We could not reach our servers');

  serve();
  await person.click(load);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

describe('leaving the application', () => {
  test('asks while required fields are missing, and save and leave saves first', async () => {
    const { saves } = serve();
    const { go, at, person } = await open();
    await step('Qualification');
    await person.click(screen.getByRole('radio', { name: /Net worth/ }));

    await go('/products');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    expect(dialog).toHaveTextContent('Some required fields are missing');
    await person.click(within(dialog).getByRole('button', { name: 'Save and leave' }));

    await screen.findByText('elsewhere');
    expect(at()).toBe('/products');
    expect(saves()).toHaveLength(1);
  });

  test('stays when the person wants to', async () => {
    serve();
    const { go, person } = await open();
    await step('Qualification');
    await person.click(screen.getByRole('radio', { name: /Net worth/ }));

    await go('/products');
    await person.click(await screen.findByRole('button', { name: 'Stay here' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Net worth/ })).toBeChecked();
  });

  test('does not ask who has only looked', async () => {
    serve();
    const { go, at } = await open();
    await step('Qualification');
    await go('/products');
    await screen.findByText('elsewhere');
    expect(at()).toBe('/products');
  });

  test('save and exit saves, then shows the investments without asking', async () => {
    const { saves } = serve();
    const { at, person } = await open();
    await step('Qualification');
    await person.click(screen.getByRole('radio', { name: /Net worth/ }));
    await person.click(screen.getByRole('button', { name: 'Save and exit' }));

    await screen.findByText('elsewhere');
    expect(at()).toBe('/my-investment/all');
    expect(saves()).toHaveLength(1);
  });
});

describe('sending for signature', () => {
  const ready: Partial<Application> = {
    current_step: 'amount_and_signature',
    steps: {
      ...anApplication().steps,
      amount_and_signature: { commitment: '50000.00', preferred_method: 'wire', must_read: ['ppm', 'crs'] },
    },
  };

  test('names what is missing, step by step, and leads to it', async () => {
    const { sent } = serve({
      application: anApplication({
        ...ready,
        stepper_errors: {
          ...NOTHING_LACKS.stepper_errors,
          qualification: {
            qualified_client: 'Choose an answer',
            attested: 'Confirm that your statements are true',
          },
        },
      }),
    });
    const { person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));

    const dialog = await screen.findByRole('dialog', { name: 'Some information is missing' });
    expect(dialog).toHaveTextContent('2 fields to complete');
    expect(dialog).toHaveTextContent('Is the investor a qualified client? · Attestation');
    expect(sent.some(({ path }) => path.endsWith('/envelopes'))).toBe(false);

    await person.click(within(dialog).getByRole('button', { name: 'Complete “Qualification”' }));
    await step('Qualification');
    expect(await screen.findByText('Confirm that your statements are true')).toBeInTheDocument();
  });

  test('names a field of a trust as its form does', async () => {
    const lacking = { nationality: 'Choose a country' };
    serve({
      application: anApplication({
        ...ready,
        investor_type: 'trust',
        stepper_errors: { ...NOTHING_LACKS.stepper_errors, investor_information: lacking },
      }),
    });
    const { person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));
    const dialog = await screen.findByRole('dialog', { name: 'Some information is missing' });
    expect(dialog).toHaveTextContent('Country of formation');
  });

  test('goes on to the signing page', async () => {
    const { sent } = serve({ application: { ...NOTHING_LACKS, ...ready } });
    const { at, person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));

    await screen.findByText('elsewhere');
    expect(at()).toBe('/signing/envelope-1');
    const request = sent.find(({ path }) => path.endsWith('/envelopes'));
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('says why the server refused', async () => {
    serve({ application: { ...NOTHING_LACKS, ...ready }, onSend: () => refusal('product_not_ready') });
    const { person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));
    expect(await screen.findByText(/The corresponding product is not ready/)).toBeInTheDocument();
  });
});

test('a document can be ticked only after its end was reached', async () => {
  serve({ application: anApplication({ current_step: 'amount_and_signature' }) });
  await open();
  await step('Set Amount and Signature');
  const ticks = screen.getAllByRole('checkbox', { name: /I have read/ });
  expect(ticks).toHaveLength(2);
  ticks.forEach((tick) => expect(tick).toBeDisabled());
});

test('an agreement that was sent is changed only after a decision', async () => {
  serve({ application: anApplication({ status: 'pending_signature', envelope_id: 'envelope-1' }) });
  const { person } = await open();

  expect(await screen.findByRole('link', { name: 'Read and sign' })).toHaveAttribute(
    'href',
    '/signing/envelope-1',
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Change the application' }));
  await step('Qualification');
});

test('a signed application leads to its investment', async () => {
  serve({ application: anApplication({ state: 'agreement_signed', status: 'being_reviewed' }) });
  await open();
  expect(await screen.findByRole('link', { name: 'See the investment' })).toHaveAttribute(
    'href',
    '/my-investment/pending/inv-1/all',
  );
});

test('the application of another account cannot be opened', async () => {
  answerWith(() => refusal('not_authorized_action'));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your current logged-in account is not authorized to take this action',
  );
});

test('whoever signs in from another tab is told that this application is not theirs', async () => {
  serve();
  const { store } = await open();
  await step('Qualification');

  answerWith(() => refusal('not_authorized_action'));
  act(() => void store.dispatch(sessionStarted(tokenOf('session-2', 900, 'robin.vale@example.com'))));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your current logged-in account is not authorized to take this action',
  );
});

test('it all speaks Chinese', async () => {
  serve();
  const { person } = await open('zh-CN');
  await step('投资资格');
  await person.click(screen.getByRole('button', { name: '保存并继续' }));
  expect(await screen.findAllByText('请选择一项')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('投资Keystone Income Fund');
});
