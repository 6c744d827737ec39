// Terms of an investment, from its signed agreement. Later changes of the product apply only to later signatures.
import type { AgreedTerms, products } from '../database/tables';

type Product = typeof products.$inferSelect;

export const getTerms = ({ texts, ...product }: Product): AgreedTerms => ({
  lockUpCount: product.lockUpCount,
  lockUpUnit: product.lockUpUnit,
  redemptionFrequency: product.redemptionFrequency,
  redemptionNoticeDays: product.redemptionNoticeDays,
  redemptionPayoutDays: product.redemptionPayoutDays,
  redemptionHoldback: product.redemptionHoldback,
  minimumInvestment: product.minimumInvestment,
  managementFee: product.managementFee,
  managementFeeBasis: product.managementFeeBasis,
  managementFeeCharge: product.managementFeeCharge,
  managementFeeYearCap: product.managementFeeYearCap,
  performanceFee: product.performanceFee,
  hurdleRate: product.hurdleRate,
  subscriptionFee: product.subscriptionFee,
  texts: { capitalCallSchedule: texts.capitalCallSchedule, exitPolicy: texts.exitPolicy },
});

/** The product with the agreed terms, or unchanged if nothing is agreed. */
export const productAsAgreed = (product: Product, agreed: AgreedTerms | null | undefined): Product => ({
  ...product,
  ...agreed,
  texts: { ...product.texts, ...agreed?.texts },
});

/** Like `productAsAgreed`, for a product without its texts. */
export function factsAsAgreed(product: Omit<Product, 'texts'>, agreed: AgreedTerms | null) {
  if (agreed === null) return product;
  const { texts: _texts, ...terms } = agreed;
  return { ...product, ...terms };
}
