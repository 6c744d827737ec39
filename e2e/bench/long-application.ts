// The longest form: investor information of a trust with a retirement plan, with every optional person. Synthetic.
import type { ReplyOf } from '@quoin/contract';
import type { ReplyTo } from './open-portal';

export const INVESTMENT_ID = 'long-application';

const each = <Part>(count: number, part: (number: number) => Part) =>
  Array.from({ length: count }, (_, index) => part(index + 1));

const address = { country: 'US', line_1: '48 Cornerstone Lane', city: 'Albany', state: 'NY', zip: '12207' };
const otherSteps = {
  qualification: {},
  status_and_experience: {},
  upload_files: {},
  amount_and_signature: {},
};

const application: ReplyOf<'getApplication'> = {
  investment_id: INVESTMENT_ID,
  investor_id: 'investor',
  investor_type: 'trust',
  investor_name: 'Quarry Retirement Plan Trust',
  us_person: true,
  rulebook_edition: 'specification',
  product: {
    id: 'product',
    name: 'Quarry Income Fund',
    allowed_countries: ['US', 'CA'],
    minimum_investment: '50000.00',
    fees: {
      subscription_fee: '0.01',
      management_fee: '0.0125',
      management_fee_charge: 'on_top_at_funding',
    },
    must_read: [],
    ach_permitted: true,
  },
  payers: [],
  status: 'completing_information',
  state: 'incomplete',
  version: 3,
  current_step: 'investor_information',
  steps: {
    ...otherSteps,
    investor_information: {
      investor_name: 'Quarry Retirement Plan Trust',
      nationality: 'US',
      permanent_address: address,
      mailing_same: false,
      mailing_address: address,
      phone_region: 'US',
      phone_number: '2025550143',
      signers: each(3, (number) => ({
        first_name: 'Morgan',
        last_name: 'Reyes',
        email: `morgan.reyes.${number}@example.com`,
        date_of_birth: '1984-04-12',
        employment_status: 'employed' as const,
        id_type: 'ssn' as const,
      })),
      erisa_plan: true,
      code_4975_plan: false,
      plan_assets_bp: 10_000,
      interested_parties: each(3, (number) => ({
        name: 'Robin Ashdown',
        relationship: 'Co-trustee',
        email: `robin.ashdown.${number}@example.com`,
        phone_region: 'US',
        phone_number: '2025550151',
      })),
      has_sales_representative: true,
      sales_firm: 'Quarry Securities',
      sales_name: 'Ann Mason',
      sales_email: 'ann.mason@example.com',
    },
  },
  stepper_errors: { ...otherSteps, investor_information: {} },
  envelope_id: null,
  saved_at: '2026-08-03T14:00:00.000Z',
};

const REPLIES: Partial<Record<string, ReturnType<ReplyTo>>> = {
  [`/v1/investments/${INVESTMENT_ID}/info`]: application,
  [`/v1/investments/${INVESTMENT_ID}/info/investor_information`]: application,
  '/v1/investors/docs': { items: [], limits: { max_megabytes: 10 } },
};

export const replyTo: ReplyTo = (path) => REPLIES[path];
