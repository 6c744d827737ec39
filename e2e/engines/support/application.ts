// The five steps of an application.
import {
  accountFields,
  investorInformation,
  MEANS,
  OCCUPATION,
  PAYING_BANK,
  QUALIFICATION,
  type FormAnswers,
} from '../../journey/support/form-answers';
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
  await tab.fillFields(QUALIFICATION);
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
  await tab.fillFields(accountFields({ account_holder: fullName(person), ...PAYING_BANK }));
  const save = { role: 'button', name: say('apply.payer.new.save') };
  await tab.click(save);
  await tab.expectCount(save, 0);
}

/** With a composition that adds up at once. */
export const STATUS_AND_EXPERIENCE: FormAnswers = {
  ...OCCUPATION,
  ...MEANS,
  'composition.equities.share_bp': '70',
  'composition.equities.years': '12',
  'composition.cash.share_bp': '30',
  'composition.cash.years': '20',
};
