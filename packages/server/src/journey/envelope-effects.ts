// What a seal brings into force, by the kind of what was signed.
import type { EnvelopeEffects } from '../states/envelope-effects';
import { bankAccountSigned } from './account';
import { agreementSigned } from './apply';
import { achSigned } from './fund';
import { distributionSigned } from './redeem';

export const ENVELOPE_EFFECTS: EnvelopeEffects = {
  subscription_agreement: agreementSigned,
  ach_authorization: achSigned,
  distribution_instruction: distributionSigned,
  bank_account_change: bankAccountSigned,
};
