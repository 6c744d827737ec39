// The five steps of an application, with the answers of an accredited investor in New York.
import { passportPdf, utilityBillPng, type SampleFile } from '../../journey/support/sample-documents';
import { fullName, type Person } from '../../journey/support/person';
import type { Say } from '../../journey/support/messages';
import { readToTheEnd } from './reading';
import type { Tab } from './tab';

export async function startApplication(tab: Tab, say: Say, productId: string): Promise<void> {
  await tab.open(`/go/products/${productId}`);
  await tab.click({ role: 'button', name: say('browse.action.invest'), nth: 0 });
  const dialog = { css: '[data-quoin="Dialog"]' };
  await tab.check({ css: '[name="investor"]', within: dialog, nth: 0 });
  await tab.fillFields({ us_person: 'yes' });
  for (const statement of ['accredited', 'own_account', 'loss'])
    await tab.check({ role: 'checkbox', name: say(`apply.start.attest.${statement}`), within: dialog });
  await tab.click({ role: 'button', name: say('apply.start.begin') });
  await tab.waitForPath(/^\/go\/investment\?/);
}

export async function fillApplication(tab: Tab, say: Say, person: Person, commitment: string): Promise<void> {
  const goOn = () => tab.click({ role: 'button', name: say('apply.continue') });
  const atStep = (step: string) =>
    tab.expectText({ css: '[aria-current="step"]' }, say(`apply.step.${step}`));

  await atStep('qualification');
  await tab.fillFields({
    accredited_basis: 'income',
    qualified_client: 'no',
    qualified_purchaser: 'no',
    us_natural_person_resident: 'yes',
    attested: true,
  });
  await goOn();

  await atStep('investor_information');
  await openSections(tab);
  await tab.fillFields(investorInformation(person));
  await goOn();

  await atStep('status_and_experience');
  await tab.fillFields(STATUS_AND_EXPERIENCE);
  await goOn();

  await atStep('upload_files');
  await upload(tab, 'proof_of_id', passportPdf());
  await upload(tab, 'proof_of_address', utilityBillPng());
  await goOn();

  await atStep('amount_and_signature');
  await tab.fillFields({ commitment, preferred_method: 'wire' });
  await addPayer(tab, say, person);
  const rows = { css: '[data-quoin="MustReadList"] li' };
  await tab.see(rows);
  const count = await tab.count(rows);
  for (let nth = 0; nth < count; nth += 1) {
    const row = { ...rows, nth };
    await tab.click({ role: 'button', within: row, nth: 0 });
    await readToTheEnd(tab);
    await tab.expect({ role: 'checkbox', within: row }, { enabled: true });
    await tab.press('Escape');
    await tab.check({ role: 'checkbox', within: row });
  }
  await tab.click({ role: 'button', name: say('apply.send') });
}

/** Opens the closed sections of the step, whose fields are hidden until then. */
export async function openSections(tab: Tab): Promise<void> {
  const section = '[data-quoin="SummarySection"]';
  await tab.see({ css: section, nth: 0 });
  const closed = { css: `${section} > [data-part="head"] [data-part="toggle"][aria-expanded="false"]` };
  for (let left = await tab.count(closed); left > 0; left -= 1) {
    await tab.click({ ...closed, nth: 0 });
    await tab.expectCount(closed, left - 1);
  }
}

async function upload(tab: Tab, documentType: string, file: SampleFile): Promise<void> {
  const field = { css: `[data-quoin="FileUpload"]:has([name="${documentType}"])` };
  await tab.upload({ css: 'input[type="file"]', within: field }, file);
  await tab.expectText({ css: 'li[data-state="stored"]', within: field }, file.name);
}

async function addPayer(tab: Tab, say: Say, person: Person): Promise<void> {
  await tab.click({ role: 'button', name: say('apply.payer.add') });
  await tab.fillFields({
    'account.account_holder': fullName(person),
    'account.bank_name': 'Plinth Bank',
    'account.bank_address': '3 Plinth Street, New York',
    'account.account_number': '7700331156',
    'account.aba_wire': '026009593',
  });
  const save = { role: 'button', name: say('apply.payer.new.save') };
  await tab.click(save);
  await tab.expectCount(save, 0);
}

export const investorInformation = (person: Person): Record<string, string> => ({
  investor_name: fullName(person),
  nationality: 'US',
  'permanent_address.country': 'US',
  'permanent_address.line_1': '48 Cornerstone Lane',
  'permanent_address.city': 'Albany',
  'permanent_address.state': 'NY',
  'permanent_address.zip': '12207',
  mailing_same: 'yes',
  phone_number: person.phone,
  'signers.0.first_name': person.firstName,
  'signers.0.last_name': person.lastName,
  'signers.0.email': person.email,
  'signers.0.date_of_birth.month': '4',
  'signers.0.date_of_birth.day': '12',
  'signers.0.date_of_birth.year': '1984',
  'signers.0.employment_status': 'employed',
  'signers.0.id_number': '219099999',
  has_sales_representative: 'no',
  related_to_member_firm: 'no',
  related_to_public_company: 'no',
  senior_political_figure: 'no',
});

export const STATUS_AND_EXPERIENCE: Record<string, string | true> = {
  occupation: 'Architect',
  employer: 'Castellan Studio',
  wealth_source: 'salary',
  income_last_year: '320000',
  income_year_before: '305000',
  net_worth: '2400000',
  liquid_net_worth: '900000',
  total_investments: '1100000',
  investment_objective: 'growth',
  risk_profile: 'moderate',
  time_horizon: '5_to_10_years',
  liquidity_need: 'low',
  sophistication_acknowledged: true,
  'composition.equities.share_bp': '70',
  'composition.equities.years': '12',
  'composition.cash.share_bp': '30',
  'composition.cash.years': '20',
};
