// An application as the server returns it, for tests of its draft and its screens.
import type { ReplyOf } from '@quoin/contract';

export type Application = ReplyOf<'getApplication'>;

/** A bank account on record that can pay. */
export const PLINTH: Application['payers'][number] = {
  id: 'bank-1',
  name: 'Plinth Bank',
  holder: 'Morgan Reyes',
  number_masked: '******1156',
  methods: ['wire'],
};

export const anApplication = (changed: Partial<Application> = {}): Application => ({
  investment_id: 'inv-1',
  investor_id: 'investor-1',
  investor_type: 'individual',
  investor_name: 'Morgan Reyes',
  us_person: true,
  rulebook_edition: 'specification',
  product: {
    id: 'product-1',
    name: 'Keystone Income Fund',
    allowed_countries: ['US', 'PR', 'CA'],
    minimum_investment: '50000.00',
    fees: {
      subscription_fee: '0.01',
      management_fee: '0.0125',
      management_fee_charge: 'on_top_at_funding',
    },
    must_read: [
      { file_id: 'ppm', name: 'Private placement memorandum', pages: 4, end_reached: false },
      { file_id: 'crs', name: 'Client relationship summary', pages: 2, end_reached: false },
    ],
    ach_permitted: true,
  },
  payers: [],
  status: 'completing_information',
  state: 'incomplete',
  version: 3,
  current_step: 'qualification',
  steps: {
    qualification: {},
    investor_information: {},
    status_and_experience: {},
    upload_files: {},
    amount_and_signature: {},
  },
  stepper_errors: {
    qualification: { accredited_basis: 'This field is required' },
    investor_information: { investor_name: 'This field is required' },
    status_and_experience: { composition: 'The portfolio composition must total 100%. It now totals 0%' },
    upload_files: { proof_of_id: 'Upload a proof of ID' },
    amount_and_signature: { commitment: 'This field is required' },
  },
  envelope_id: null,
  saved_at: '2026-08-03T14:00:00.000Z',
  ...changed,
});
