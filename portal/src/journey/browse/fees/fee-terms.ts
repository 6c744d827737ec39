import type { ReplyOf } from '@quoin/contract';
import type { FeeTerms } from '@quoin/rules';

/** Fees of the wire as the rules and the components know them. */
export const feeTermsOf = (fees: ReplyOf<'getProductMaterials'>['fees']): FeeTerms => ({
  managementFee: fees.management_fee,
  managementFeeBasis: fees.management_fee_basis,
  managementFeeCharge: fees.management_fee_charge,
  managementFeeYearCap: fees.management_fee_year_cap,
  performanceFee: fees.performance_fee,
  hurdleRate: fees.hurdle_rate,
  subscriptionFee: fees.subscription_fee,
});
