import { act, screen, waitFor, within } from '@testing-library/react';
import { thresholdsOn } from '@quoin/rules';
import { newYorkToday } from '../../portal/src/browser/server-time';
import { sessionStarted } from '../../portal/src/session/session-slice';
import { anApplication } from './an-application';
import { answerWith, errorReply, createToken } from './fake-api';
import { open, serve, step } from './application-with-fake-server';

test('the qualification quotes the thresholds of the operator’s rulebook edition', async () => {
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
  expect(screen.getByText('Welcome back. Continue where you left off.')).toBeInTheDocument();
});

test('the steps show their missing fields, and steps not yet visited show no errors', async () => {
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

test('a selection is saved automatically, and the page shows when', async () => {
  const { saves } = serve();
  const { person } = await open();
  await step('Qualification');

  await person.click(screen.getByRole('radio', { name: /Net worth/ }));

  expect(screen.getByText('Saving…')).toBeInTheDocument();
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(saves().map(({ body }) => body)).toEqual([
    {
      version: 3,
      finish: false,
      values: { accredited_basis: 'net_worth', accredited_owners: [], attested: false },
    },
  ]);
});

test('an unfinished step stays open, shows an error at each missing field and focuses the first', async () => {
  const { saves } = serve();
  const { person } = await open();
  await step('Qualification');

  await person.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await screen.findAllByText('Choose an answer')).toHaveLength(3);
  expect(screen.getByText('Confirm that your statements are true')).toBeInTheDocument();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(saves()).toEqual([]);
});

test('a complete step is submitted, and the heading of the next one takes the focus', async () => {
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

test('a field that the server rejects shows the message from the server', async () => {
  const done = {
    accredited_basis: 'income',
    qualified_client: false,
    qualified_purchaser: false,
    us_natural_person_resident: true,
    attested: true,
  } as const;
  serve({
    application: anApplication({ steps: { ...anApplication().steps, qualification: done } }),
    onSave: () => errorReply('required_information_missing', { qualified_client: 'Answer this once more' }),
  });
  const { person } = await open();
  await step('Qualification');

  await person.click(screen.getByRole('button', { name: 'Save and continue' }));

  const question = screen.getByRole('radiogroup', { name: /qualified client/ });
  expect(await screen.findByText('Answer this once more')).toBeInTheDocument();
  expect(question).toHaveAccessibleDescription(expect.stringContaining('Answer this once more'));
  await step('Qualification');
});

test('a failed save shows an error, keeps the input and can be retried', async () => {
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
  const { change } = serve({ onSave: () => errorReply('draft_conflict') });
  const { person } = await open();
  await step('Qualification');
  await person.click(screen.getByRole('radio', { name: /Net worth/ }));

  const dialog = await screen.findByRole('alertdialog', { name: /changed in another window/ });
  change({
    version: 9,
    steps: { ...anApplication().steps, qualification: { accredited_basis: 'joint_income' } },
  });
  await person.click(within(dialog).getByRole('button', { name: 'Load newer version' }));

  expect(await screen.findByRole('radio', { name: /^Joint income/ })).toBeChecked();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await step('Qualification')).toHaveFocus();
});

test('a newer version that fails to load shows an error and can be loaded again', async () => {
  serve({ onSave: () => errorReply('draft_conflict') });
  const { person } = await open();
  await step('Qualification');
  await person.click(screen.getByRole('radio', { name: /Net worth/ }));
  const dialog = await screen.findByRole('alertdialog', { name: /changed in another window/ });
  const load = within(dialog).getByRole('button', { name: 'Load newer version' });

  answerWith(() => 'no network');
  await person.click(load);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('We could not reach our servers');

  serve();
  await person.click(load);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a document can be ticked only after its end was reached', async () => {
  serve({ application: anApplication({ current_step: 'amount_and_signature' }) });
  await open();
  await step('Set Amount and Signature');
  const ticks = screen.getAllByRole('checkbox', { name: /I have read/ });
  expect(ticks).toHaveLength(2);
  ticks.forEach((tick) => expect(tick).toBeDisabled());
});

test('the application of another account cannot be opened', async () => {
  answerWith(() => errorReply('not_authorized_action'));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your current logged-in account is not authorized to take this action',
  );
});

test('signing in to another account in another tab shows that the application belongs to someone else', async () => {
  serve();
  const { store } = await open();
  await step('Qualification');

  answerWith(() => errorReply('not_authorized_action'));
  act(() => void store.dispatch(sessionStarted(createToken('session-2', 900, 'robin.vale@example.com'))));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your current logged-in account is not authorized to take this action',
  );
});

test('the whole screen is in Chinese', async () => {
  serve();
  const { person } = await open('zh-CN');
  await step('投资资格');
  await person.click(screen.getByRole('button', { name: '保存并继续' }));
  expect(await screen.findAllByText('请选择一项')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('投资Keystone Income Fund');
});
