// The bank account that pays, in the last step of an application.
import { screen, within } from '@testing-library/react';
import { aPerson, MORGAN } from './a-person';
import { anApplication, PLINTH, type Application } from './an-application';
import { errorReply } from './fake-api';
import { NOTHING_LACKS, open, serve, step } from './application-with-fake-server';
import { fill } from './render-screen';

const KEELSON = { ...PLINTH, id: 'bank-2', name: 'Keelson Bank', methods: ['wire', 'ach'] } as const;

const atTheEnd = (changed: Partial<Application>) =>
  anApplication({ ...NOTHING_LACKS, current_step: 'amount_and_signature', ...changed });

const getAmount = (values: Application['steps']['amount_and_signature']) => ({
  steps: { ...anApplication().steps, amount_and_signature: values },
});

const lastSaved = (sent: ReturnType<typeof serve>['sent']) =>
  Object(sent.findLast(({ method }) => method === 'PUT')?.body).values;

describe('accounts on record', () => {
  test('are offered if they support the method, and a single one is selected', async () => {
    const { sent } = serve({
      application: atTheEnd({ payers: [PLINTH, { ...KEELSON, methods: ['wire', 'ach'] }] }),
    });
    const { person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('radio', { name: /^Wire transfer/ }));
    expect(screen.getByRole('radio', { name: /^Plinth Bank/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: /^Keelson Bank/ })).toHaveAccessibleName(
      /Morgan Reyes · Ends in 1156/,
    );
    await person.click(screen.getByRole('radio', { name: /^Plinth Bank/ }));
    await person.click(screen.getByRole('radio', { name: /^ACH transfer/ }));
    expect(screen.queryByRole('radio', { name: /^Plinth Bank/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Keelson Bank/ })).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Save and exit' }));
    await screen.findByText('elsewhere');
    expect(lastSaved(sent)).toMatchObject({ preferred_method: 'ach', bank_account_id: 'bank-2' });
  });

  test('the account of the draft is still selected', async () => {
    serve({
      application: atTheEnd({
        payers: [PLINTH],
        ...getAmount({ preferred_method: 'wire', bank_account_id: PLINTH.id }),
      }),
    });
    await open();
    await step('Set Amount and Signature');
    expect(screen.getByRole('radio', { name: /^Plinth Bank/ })).toBeChecked();
  });

  test('an application without an account shows an error where one is added', async () => {
    serve({ application: atTheEnd({}) });
    const { person } = await open();
    await step('Set Amount and Signature');
    expect(screen.getByText(/No saved account can pay this way/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));
    expect(await screen.findByText('Choose the bank account to pay from, or add one')).toBeInTheDocument();
  });
});

describe('a new account', () => {
  const ME = { 'GET /v1/user/info': { json: aPerson(MORGAN) } };
  const ADDED = 'POST /v1/investments/inv-1/bank-accounts';

  async function filled(answer: NonNullable<Parameters<typeof serve>[0]>['other']) {
    const served = serve({ application: atTheEnd({}), other: { ...ME, ...answer } });
    const { person } = await open();
    await step('Set Amount and Signature');
    await person.click(screen.getByRole('radio', { name: /^Wire transfer/ }));
    await person.click(screen.getByRole('button', { name: 'Add a bank account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a bank account for wires' });
    await fill(person, await within(dialog).findByLabelText(/^Account holder/), 'Morgan Reyes');
    await fill(person, within(dialog).getByRole('textbox', { name: /^Bank(?! address)/ }), 'Plinth Bank');
    await fill(person, within(dialog).getByLabelText(/^Bank address/), '3 Plinth Street, New York');
    await fill(person, within(dialog).getByLabelText(/^Account number/), '7700331156');
    await fill(person, within(dialog).getByLabelText(/^ABA routing number/), '026009593');
    served.change({ payers: [PLINTH] });
    await person.click(within(dialog).getByRole('button', { name: 'Use this account' }));
    return { ...served, person, dialog };
  }

  test('is stored on the server and selected, and its number is not in the draft', async () => {
    const { sent, person } = await filled({ [ADDED]: { json: PLINTH } });
    expect(await screen.findByRole('radio', { name: /^Plinth Bank/ })).toBeChecked();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const request = sent.find(({ path }) => path.endsWith('/bank-accounts'));
    expect(request?.body).toMatchObject({ method: 'wire', account_number: '7700331156' });
    expect(request?.headers.get('idempotency-key')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Save and exit' }));
    await screen.findByText('elsewhere');
    expect(lastSaved(sent)).toMatchObject({ bank_account_id: PLINTH.id });
    expect(JSON.stringify(lastSaved(sent))).not.toContain('7700331156');
  });

  test('that the server rejects shows the error at its field, and no input is lost', async () => {
    const fields = { account_holder: 'The account must be in the investor’s own name: Somebody' };
    const { dialog } = await filled({ [ADDED]: errorReply('required_information_missing', fields) });
    expect(await within(dialog).findByText(fields.account_holder)).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^Account number/)).toHaveValue('7700331156');
  });
});

test('the custodian pays for an IRA and is named, without a choice', async () => {
  const custodian = {
    investor_id: 'investor-1',
    custodian_name: 'Harbor Trust',
    account_number_masked: '******7766',
    methods: ['wire'],
  };
  const application = atTheEnd({ investor_type: 'ira' });
  serve({
    application: { ...application, product: { ...application.product, ach_permitted: false } },
    other: { 'GET /v1/investor/ira/custodian/investor-1': { json: custodian } },
  });
  await open();
  await step('Set Amount and Signature');
  expect(await screen.findByText('Harbor Trust')).toBeInTheDocument();
  expect(screen.getByText('Ends in 7766')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a bank account' })).not.toBeInTheDocument();
});

test('a document read to its end on another device can be ticked on this one', async () => {
  const application = atTheEnd({});
  const [first, ...rest] = application.product.must_read;
  const read = first ? [{ ...first, end_reached: true }, ...rest] : rest;
  serve({ application: { ...application, product: { ...application.product, must_read: read } } });
  await open();
  await step('Set Amount and Signature');
  const [memorandum, summary] = screen.getAllByRole('checkbox', { name: /I have read/ });
  expect(memorandum).toBeEnabled();
  expect(summary).toBeDisabled();
});

test('a document with a new version must be read and ticked again, as the message explains', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve({ application: atTheEnd(getAmount({ must_read: ['ppm-of-march', 'crs'] })) });
  const { person } = await open();
  await step('Set Amount and Signature');
  const [memorandum] = screen.getAllByRole('checkbox', { name: /I have read/ });
  expect(memorandum).not.toBeChecked();
  expect(memorandum).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Send for e-signature' }));
  expect(
    await screen.findByText('A document has a new version. Read it to its end and tick it'),
  ).toBeInTheDocument();
  expect(warned.mock.calls.flat().join()).not.toContain('its last page was not reached');
  warned.mockRestore();
});
