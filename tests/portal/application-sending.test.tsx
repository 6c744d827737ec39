import { screen, within } from '@testing-library/react';
import { anApplication, PLINTH, type Application } from './an-application';
import { errorReply } from './fake-api';
import { NOTHING_LACKS, open, serve, step } from './application-with-fake-server';

describe('sending for signature', () => {
  const ready: Partial<Application> = {
    current_step: 'amount_and_signature',
    payers: [PLINTH],
    steps: {
      ...anApplication().steps,
      amount_and_signature: {
        commitment: '50000.00',
        preferred_method: 'wire',
        bank_account_id: PLINTH.id,
        must_read: ['ppm', 'crs'],
      },
    },
  };

  test('lists missing fields by step and opens the step', async () => {
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

  test('names a trust’s fields as the form does', async () => {
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

  test('opens the signing page', async () => {
    const { sent } = serve({ application: { ...NOTHING_LACKS, ...ready } });
    const { at, person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));

    await screen.findByText('elsewhere');
    expect(at()).toBe('/signing/envelope-1');
    const request = sent.find(({ path }) => path.endsWith('/envelopes'));
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('shows the error of the server', async () => {
    serve({ application: { ...NOTHING_LACKS, ...ready }, onSend: () => errorReply('product_not_ready') });
    const { person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));
    expect(await screen.findByText(/The corresponding product is not ready/)).toBeInTheDocument();
  });

  test('requests a review by staff if the answers require one, and shows that', async () => {
    const { sent, change } = serve({
      application: { ...NOTHING_LACKS, ...ready },
      onSend: () => {
        change({ status: 'application_review' });
        return errorReply('review_required');
      },
    });
    const { person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));
    expect(await screen.findByText('Our team is reviewing your application')).toBeInTheDocument();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain('PUT /v1/investments/inv-1/review');
  });

  test('shows that the application was canceled meanwhile, without a form', async () => {
    serve({ application: { ...NOTHING_LACKS, ...ready }, onSend: () => errorReply('investment_canceled') });
    const { person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This application was canceled/);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

test('changing an agreement that was sent requires a confirmation', async () => {
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

test('an agreement that was sent again elsewhere requires a confirmation once the newer version is loaded', async () => {
  const awaiting = { status: 'pending_signature', envelope_id: 'envelope-1' } as const;
  const { change } = serve({
    application: anApplication(awaiting),
    onSave: () => errorReply('draft_conflict'),
  });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Change the application' }));
  await step('Qualification');
  await person.click(screen.getByRole('radio', { name: /Net worth/ }));

  const dialog = await screen.findByRole('alertdialog', { name: /changed in another window/ });
  change({ version: 9, envelope_id: 'envelope-2' });
  await person.click(within(dialog).getByRole('button', { name: 'Load newer version' }));
  expect(await screen.findByRole('link', { name: 'Read and sign' })).toHaveAttribute(
    'href',
    '/signing/envelope-2',
  );
});

test('a signed application links to its investment', async () => {
  serve({ application: anApplication({ state: 'agreement_signed', status: 'being_reviewed' }) });
  await open();
  expect(await screen.findByRole('link', { name: 'See investment' })).toHaveAttribute(
    'href',
    '/my-investment/pending/inv-1/all',
  );
});

describe('a canceled application', () => {
  const canceled = /^This application was canceled, and its subscription documents were deleted/;

  test.each([
    ['before it was complete', { state: 'incomplete' }],
    ['when its agreement was signed', { state: 'agreement_signed' }],
  ] as const)('%s shows no form but links to continue', async (_when, { state }) => {
    serve({ application: anApplication({ state, status: 'canceled' }) });
    await open();
    expect(await screen.findByText(canceled)).toBeInTheDocument();
    expect(screen.queryByText('This agreement is signed')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/my-investment/all', '/products']));
  });

  test('is reported to a user who is still filling it in, and sends no further save', async () => {
    serve({ onSave: () => errorReply('investment_canceled') });
    const { go, person, at } = await open();
    await step('Qualification');
    await person.click(screen.getByRole('radio', { name: /Net worth/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(canceled);
    expect(screen.queryByRole('button', { name: 'Save now' })).not.toBeInTheDocument();
    await go('/products');
    expect(at()).toBe('/products');
  });
});
