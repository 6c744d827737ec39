// An entity and a trust, opened by staff for accounts.
import type { ApplicationValues } from '@quoin/rules';
import type { TestApp } from '../test-app';
import { COMPLETE, finishSteps } from './application';
import { onePagePdf, upload } from './files';
import { operate } from './operate';
import { publishProduct } from './product';

type Answers = Pick<ApplicationValues, 'qualification' | 'investor_information'>;

const { us_natural_person_resident: _ofPersons, ...qualification } = COMPLETE.qualification;
const formed = {
  ...COMPLETE.investor_information,
  tax_number_type: 'ein',
  tax_number: '12 3456789',
  formation_state: 'DE',
  formation_date: '2012-03-09',
  erisa_plan: false,
  code_4975_plan: false,
} as const;
const [robin] = COMPLETE.investor_information.signers ?? [];

export const ORGANIZATIONS: Record<'entity' | 'trust', Answers> = {
  entity: {
    qualification: { ...qualification, accredited_basis: 'entity_assets' },
    investor_information: {
      ...formed,
      investor_name: 'Ashdown Holdings LLC',
      entity_kind: 'limited_liability_company',
      signers: [{ ...robin, capacity: 'managing_member', title: 'Managing Member' }],
      has_beneficial_owners: true,
      beneficial_owners: [{ name: 'Robin Ashdown', share_bp: 7_500, country: 'US' }],
    },
  },
  trust: {
    qualification: { ...qualification, accredited_basis: 'trust_assets' },
    investor_information: {
      ...formed,
      investor_name: 'Ashdown Family Trust',
      trust_kind: 'irrevocable_trust',
      signers: [{ ...robin, capacity: 'trustee', title: 'Trustee' }],
    },
  },
};

/** An empty application at the first step. */
export async function begunOrganization(app: TestApp, type: 'entity' | 'trust') {
  const product = await publishProduct(app);
  const { token, email } = await app.newInvestor();
  const { investor_name: name = '' } = ORGANIZATIONS[type].investor_information;
  const opened = await operate(app, 'investors', 'open', email, '--type', type, '--name', name, '--json');
  const { id: investorId } = JSON.parse(opened.out);
  const { investment_id: investmentId } = await app.ok('startApplication', {
    token,
    body: { product_id: product.id, investor_id: investorId, us_person: true, eligibility_attested: true },
  });
  return { product, token, investorId, investmentId, params: { investmentId } };
}

/** An application with five complete steps, ready to send for signature. */
export async function completeOrganization(
  app: TestApp,
  type: 'entity' | 'trust',
  changed?: Partial<Answers>,
) {
  const begun = await begunOrganization(app, type);
  const { token, investorId, investmentId, product } = begun;
  const bytes = await onePagePdf();
  for (const proof of ['proof_of_id', 'proof_of_address', 'formation_documents'] as const)
    await upload(app, token, investorId, { type: proof, name: `${proof}.pdf`, bytes });
  const answers = { ...ORGANIZATIONS[type], ...changed };
  await finishSteps(app, token, investmentId, product, answers.investor_information, answers.qualification);
  return begun;
}
