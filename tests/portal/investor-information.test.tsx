import { screen, waitFor, within } from '@testing-library/react';
import { draftLeft } from '../../portal/src/draft';
import ApplicationScreen from '../../portal/src/journey/apply/ApplicationScreen';
import { anApplication, type Application } from './an-application';
import { answerWith } from './fake-api';
import { renderScreen } from './render-screen';

type Information = Application['steps']['investor_information'];

const ROBIN = {
  firm_name: 'Quoin Securities LLC',
  representative_name: 'Robin Vale',
  contact_email: 'robin.vale@example.com',
  phone: null,
};

const ann: Information = {
  investor_name: 'Ann Li',
  nationality: 'US',
  permanent_address: {
    country: 'US',
    line_1: '240 West 37th Street',
    city: 'New York',
    state: 'NY',
    zip: '10018',
  },
  mailing_same: true,
  phone_region: 'US',
  phone_number: '4155550123',
  signers: [
    {
      first_name: 'Ann',
      last_name: 'Li',
      email: 'ann.li@example.com',
      date_of_birth: '1980-05-17',
      employment_status: 'employed',
      id_type: 'ssn',
      id_number_masked: '*******6789',
    },
  ],
  has_sales_representative: false,
  related_to_member_firm: false,
  related_to_public_company: false,
  senior_political_figure: false,
};

const trust: Information = {
  ...ann,
  investor_name: 'Castellan Family Trust',
  trust_kind: 'irrevocable_trust',
  tax_number_type: 'ein',
  tax_number_masked: '******6789',
  formation_state: 'DE',
  formation_date: '2012-03-09',
  signers: (ann.signers ?? []).map((signer) => ({ ...signer, capacity: 'trustee', title: 'Trustee' })),
};

let leaveTheStore = () => {};
afterEach(() => leaveTheStore());

/** Opens the step with all its sections open. */
async function open(information: Information, changed: Partial<Application> = {}) {
  const shown = await openAsSaved(information, changed);
  for (const toggle of screen.queryAllByRole('button', { expanded: false }))
    if (toggle.dataset['part'] === 'toggle') await shown.person.click(toggle);
  return shown;
}

async function openAsSaved(information: Information, changed: Partial<Application> = {}) {
  let now = anApplication({
    current_step: 'investor_information',
    steps: { ...anApplication().steps, investor_information: information },
    ...changed,
  });
  const sent = answerWith(({ method, path }) => {
    if (path === '/v1/investors/docs') return { json: { items: [], limits: { max_megabytes: 10 } } };
    if (path === '/v1/investors/sales') return { json: { items: [ROBIN] } };
    if (method === 'PUT') now = { ...now, version: now.version + 1 };
    return { json: now };
  });
  const shown = await renderScreen(ApplicationScreen, { path: '/investment', at: '/investment?id=inv-1' });
  leaveTheStore = () => void shown.store.dispatch(draftLeft());
  await screen.findByRole('heading', { level: 2, name: 'Investor Information' });
  const finished = () =>
    sent
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body as { finish: boolean; values: Information });
  return { ...shown, finished };
}

const section = (name: string) => screen.getByRole('region', { name });
const isOpen = (name: string) =>
  within(section(name)).getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

test('only the first section with something to answer is open, and complete ones show their answers', async () => {
  await openAsSaved({ ...ann, mailing_same: undefined, signers: [{ ...ann.signers?.[0], email: '' }] });
  expect(['The investor', 'Address and phone', 'Signer 1', 'Sales representative'].map(isOpen)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(within(section('The investor')).getByText('Ann Li')).toBeVisible();
  expect(within(section('Address and phone')).getByText('1 to answer')).toBeVisible();
  expect(within(section('Signer 1')).getByText('1 to answer')).toBeVisible();
});

test('a complete signer shows the name, the year of birth and the end of the number, and nothing more of them', async () => {
  await openAsSaved(ann);
  const signer = section('Signer 1');
  expect(isOpen('Signer 1')).toBe(false);
  for (const text of ['Ann Li', '1980', 'ann.li@example.com', 'Ends in 6789'])
    expect(within(signer).getByText(text)).toBeVisible();
  expect(signer).not.toHaveTextContent('05-17');
  expect(
    within(section('Address and phone')).getByText(/240 West 37th Street, New York, NY 10018/),
  ).toBeVisible();
  expect(within(section('Related parties')).getByText('None')).toBeVisible();
});

test('the connections are summarized by their subjects', async () => {
  await openAsSaved({
    ...ann,
    ...{ related_to_member_firm: true, related_to_member_firm_details: 'Ashlar Securities, my brother' },
    ...{ senior_political_figure: true, senior_political_figure_details: 'A minister, my aunt' },
  });
  expect(
    within(section('Related parties')).getByText('FINRA member firm and senior political figure'),
  ).toBeVisible();
});

test('submitting opens every section with an error, and focuses the first field', async () => {
  const { person } = await openAsSaved({ ...ann, investor_name: '', senior_political_figure: undefined });
  await person.click(screen.getByRole('button', { name: 'The investor' }));
  expect(isOpen('The investor')).toBe(false);
  await person.click(goOn());
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name of the investor/ })).toHaveFocus());
  expect(isOpen('The investor')).toBe(true);
  expect(isOpen('Related parties')).toBe(true);
  expect(isOpen('Signer 1')).toBe(false);
  expect(within(section('Related parties')).getByText('1 to correct')).toBeVisible();
});

test('text typed into a section that is then closed is saved', async () => {
  const { person, finished } = await openAsSaved({ ...ann, investor_name: '' });
  await person.type(screen.getByRole('textbox', { name: /Name of the investor/ }), 'Ann Li');
  await person.click(screen.getByRole('button', { name: 'The investor' }));
  expect(await within(section('The investor')).findByText('Ann Li')).toBeVisible();
  await person.click(goOn());
  await screen.findByRole('heading', { level: 2, name: 'Status and Experience' });
  expect(finished().at(-1)?.values.investor_name).toBe('Ann Li');
});

const goOn = () => screen.getByRole('button', { name: 'Save and continue' });

test('a number on file is kept without being typed or sent again', async () => {
  const { person, finished } = await open(ann);
  expect(screen.getByText(/\*6789/)).toBeInTheDocument();
  await person.click(goOn());

  await screen.findByRole('heading', { level: 2, name: 'Status and Experience' });
  expect(finished().at(-1)).toMatchObject({ finish: true, values: ann });
  expect(finished().at(-1)?.values.signers?.[0]).not.toHaveProperty('id_number');
});

test('a new number replaces the one on file', async () => {
  const { person, finished } = await open(ann);
  await person.click(screen.getByRole('button', { name: /Replace/ }));
  await person.type(screen.getByRole('textbox', { name: /Social Security/ }), '123456789');
  await person.click(goOn());

  await screen.findByRole('heading', { level: 2, name: 'Status and Experience' });
  expect(finished().at(-1)?.values.signers?.[0]).toMatchObject({ id_type: 'ssn', id_number: '123-45-6789' });
});

test('a wrong number shows the error message of the specification', async () => {
  const { person, finished } = await open(ann);
  await person.click(screen.getByRole('button', { name: /Replace/ }));
  await person.type(screen.getByRole('textbox', { name: /Social Security/ }), '000456789');
  await person.click(goOn());

  expect(await screen.findByText('Invalid SSN format (e.g. 123-45-6789)')).toBeInTheDocument();
  expect(finished().some(({ finish }) => finish)).toBe(false);
});

test('a P.O. box is valid as mailing address but not as permanent address', async () => {
  const { person } = await open(ann);
  const permanent = screen.getByRole('group', { name: /Permanent address/ });
  await person.clear(within(permanent).getByRole('textbox', { name: /line 1|Street/i }));
  await person.type(within(permanent).getByRole('textbox', { name: /line 1|Street/i }), 'P.O. Box 12');
  await person.click(goOn());
  expect(await screen.findByText(/cannot be a P.O. box/)).toBeInTheDocument();
});

test('the mailing address and the sales representative are shown only if they are needed', async () => {
  const { person } = await open(ann);
  expect(screen.queryByRole('group', { name: /Mailing address/ })).not.toBeInTheDocument();
  await person.click(
    within(screen.getByRole('radiogroup', { name: /mailing address the same/ })).getByLabelText('No'),
  );
  expect(screen.getByRole('group', { name: /Mailing address/ })).toBeInTheDocument();

  expect(screen.queryByRole('textbox', { name: /Representative/ })).not.toBeInTheDocument();
  await person.click(
    within(screen.getByRole('radiogroup', { name: /sales representative/ })).getByLabelText('Yes'),
  );
  await person.click(goOn());
  expect(await screen.findByRole('textbox', { name: /Representative/ })).toBeInvalid();
});

test('one click fills in a known sales representative', async () => {
  const { person, finished } = await open({ ...ann, has_sales_representative: true });
  await person.click(await screen.findByRole('button', { name: 'Robin Vale, Quoin Securities LLC' }));
  expect(screen.getByRole('textbox', { name: /^Firm/ })).toHaveValue('Quoin Securities LLC');
  await person.click(goOn());
  await waitFor(() =>
    expect(finished().at(-1)?.values).toMatchObject({
      sales_firm: 'Quoin Securities LLC',
      sales_name: 'Robin Vale',
      sales_email: 'robin.vale@example.com',
    }),
  );
});

test('several people may sign, and each but the last can be removed', async () => {
  const { person, finished } = await open(ann);
  expect(screen.queryByRole('button', { name: /Remove signer/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Add signer' }));
  const second = screen.getByRole('region', { name: 'Signer 2' });
  await person.type(within(second).getByRole('textbox', { name: /First name/ }), 'Bo');

  await person.click(screen.getByRole('button', { name: 'Remove signer 1' }));
  await waitFor(() =>
    expect(finished().at(-1)?.values.signers).toEqual([{ first_name: 'Bo', id_type: 'ssn' }]),
  );
});

test('removing a signer removes their number on file', async () => {
  const bo = { ...ann.signers?.[0], first_name: 'Bo', id_number_masked: '*******4321' };
  const { person } = await open({ ...ann, signers: [...(ann.signers ?? []), bo] });
  await person.click(screen.getByRole('button', { name: 'Remove signer 1' }));
  expect(screen.getByText(/\*4321/)).toBeInTheDocument();
  expect(screen.queryByText(/\*6789/)).not.toBeInTheDocument();
});

test('input for one signer is not moved to the next when the first is removed', async () => {
  const bo = { ...ann.signers?.[0], first_name: 'Bo', id_number_masked: '*******4321' };
  const { person } = await open({ ...ann, signers: [...(ann.signers ?? []), bo] });
  const first = screen.getByRole('region', { name: 'Signer 1' });
  await person.click(within(first).getByRole('button', { name: /Replace/ }));
  await person.click(screen.getByRole('button', { name: 'Remove signer 1' }));
  expect(screen.getByText(/\*4321/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add signer' })).toHaveFocus();
});

test('a signer who is not a US person selects another kind of number, which clears the one on file', async () => {
  const mei: Information = {
    ...ann,
    nationality: 'CN',
    signers: [{ ...ann.signers?.[0], id_type: 'passport', id_country: 'CN', id_number_masked: '*****5678' }],
  };
  const { person } = await open(mei, { us_person: false });
  expect(screen.queryByRole('option', { name: /Social Security/ })).not.toBeInTheDocument();

  await person.selectOptions(
    screen.getByRole('combobox', { name: /Identification type|Type|Document/i }),
    'national_id',
  );
  await person.click(goOn());
  expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 2, name: 'Investor Information' })).toBeInTheDocument();
});

test('an interested party is complete or absent', async () => {
  const { person, finished } = await open(ann);
  await person.click(screen.getByRole('button', { name: 'Add interested party' }));
  const party = within(screen.getByRole('region', { name: 'Interested party 1' }));
  await person.type(party.getByLabelText(/^Name/), 'Ines Portal');
  await person.type(party.getByLabelText(/^Relationship/), 'Beneficial owner');
  await person.click(goOn());
  await waitFor(() => expect(party.getByLabelText(/^E-mail/)).toHaveFocus());
  await person.type(party.getByLabelText(/^E-mail/), 'ines.portal@example.com');
  await person.type(party.getByRole('textbox', { name: /^Phone/ }), '4155550188');
  await person.click(goOn());
  await screen.findByRole('heading', { level: 2, name: 'Status and Experience' });
  expect(finished().at(-1)?.values.interested_parties).toMatchObject([
    { name: 'Ines Portal', relationship: 'Beneficial owner', phone_region: 'US' },
  ]);
});

test('a trust answers the retirement plan questions and enters the share that plans hold', async () => {
  const { person, finished } = await open(trust, { investor_type: 'trust' });
  const answer = async (question: RegExp, name: string) =>
    person.click(within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name }));
  await answer(/Title I of ERISA/, 'Yes');
  await answer(/section 4975/, 'No');
  await person.type(screen.getByLabelText(/^Share of the investor’s assets/), '25');
  await person.click(goOn());
  await screen.findByRole('heading', { level: 2, name: 'Status and Experience' });
  expect(finished().at(-1)?.values).toMatchObject({
    erisa_plan: true,
    code_4975_plan: false,
    plan_assets_bp: 2_500,
  });
});

test('joint owners have two signers, and neither can be removed', async () => {
  await open(ann, { investor_type: 'joint_rights_of_survivorship' });
  const getFirstName = (number: number) =>
    within(screen.getByRole('region', { name: `Signer ${number}` })).getByRole('textbox', {
      name: /First name/,
    });
  expect(getFirstName(1)).toHaveValue('Ann');
  expect(getFirstName(2)).toHaveValue('');
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

test('a trust enters its country of formation and registered address, and no occupation', async () => {
  const { person } = await open(
    { ...trust, erisa_plan: false, code_4975_plan: false },
    { investor_type: 'trust' },
  );
  expect(screen.getByRole('combobox', { name: /Country of formation/ })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /Nationality/ })).not.toBeInTheDocument();
  expect(screen.getByText(/The principal office/)).toBeInTheDocument();
  await person.click(goOn());
  await screen.findByRole('heading', { level: 2, name: 'Status and Experience' });
  expect(screen.getByRole('combobox', { name: /Source of wealth/ })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Occupation/ })).not.toBeInTheDocument();
});

test('an entity enters kind, EIN, formation and owners, and its signer capacity and title', async () => {
  const { person, finished } = await open(
    { ...ann, erisa_plan: false, code_4975_plan: false },
    { investor_type: 'entity' },
  );
  await person.click(goOn());
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Kind of entity/ })).toHaveFocus());
  await person.selectOptions(screen.getByRole('combobox', { name: /^Kind of entity/ }), 'Corporation');
  expect(screen.getByRole('combobox', { name: /^Kind of tax number/ })).toHaveValue('ein');
  await person.type(screen.getByLabelText(/^Tax number/), '07 3456789');
  await person.selectOptions(screen.getByRole('combobox', { name: /^State or province/ }), 'Delaware');
  const formed = within(screen.getByRole('group', { name: /^Date of formation/ }));
  await person.type(formed.getByLabelText('Month'), '3');
  await person.type(formed.getByLabelText('Day'), '9');
  await person.type(formed.getByLabelText('Year'), '2032');
  const signer = within(screen.getByRole('region', { name: 'Signer 1' }));
  expect(signer.queryByRole('option', { name: 'Trustee' })).not.toBeInTheDocument();
  await person.selectOptions(signer.getByRole('combobox', { name: /^Capacity/ }), 'Officer');
  await person.type(signer.getByLabelText(/^Title/), 'Treasurer');
  await person.click(
    within(screen.getByRole('radiogroup', { name: /own 25% or more/ })).getByRole('radio', { name: 'Yes' }),
  );
  await person.click(goOn());
  expect(await screen.findByText('Enter a valid EIN of 9 digits (e.g. 12-3456789)')).toBeInTheDocument();
  expect(screen.getByText('The date of formation cannot be in the future')).toBeInTheDocument();
  expect(screen.getByText('Add everyone who owns 25% or more')).toBeInTheDocument();

  await person.clear(screen.getByLabelText(/^Tax number/));
  await person.type(screen.getByLabelText(/^Tax number/), '12 3456789');
  await person.clear(formed.getByLabelText('Year'));
  await person.type(formed.getByLabelText('Year'), '2012');
  await person.click(screen.getByRole('button', { name: 'Add beneficial owner' }));
  const owner = within(screen.getByRole('region', { name: 'Beneficial owner 1' }));
  await person.type(owner.getByLabelText(/^Name/), 'Ann Li');
  await person.type(owner.getByLabelText(/^Share of the equity/), '60');
  await person.type(owner.getByRole('combobox', { name: /^Country of residence/ }), 'United States{Enter}');
  await person.click(goOn());
  await screen.findByRole('heading', { level: 2, name: 'Status and Experience' });
  expect(finished().at(-1)?.values).toMatchObject({
    entity_kind: 'corporation',
    tax_number_type: 'ein',
    formation_state: 'DE',
    formation_date: '2012-03-09',
    signers: [{ capacity: 'officer', title: 'Treasurer' }],
    beneficial_owners: [{ name: 'Ann Li', share_bp: 6_000, country: 'US' }],
  });
});

test('only a revocable trust may choose the number of its grantor, and another type clears the number', async () => {
  const { person } = await open(trust, { investor_type: 'trust' });
  const type = () => screen.getByRole('combobox', { name: /^Kind of tax number/ });
  expect(within(type()).queryByRole('option', { name: /grantor/ })).not.toBeInTheDocument();
  const masked = () => screen.getAllByText(/\*6789/);
  expect(masked()).toHaveLength(2); // the trust's and its signer's
  await person.selectOptions(screen.getByRole('combobox', { name: /^Kind of trust/ }), 'Revocable trust');
  await person.selectOptions(type(), 'ssn');
  expect(masked()).toHaveLength(1);
  expect(screen.getByLabelText(/^Tax number/)).toHaveValue('');
});
