// Whether an investor's answers qualify for a product.
import type { QualificationValues } from '../application/application-values';

/** Requirements of a product in addition to accreditation, which every product requires. */
export interface QualificationNeeds {
  qualified_client?: boolean;
  qualified_purchaser?: boolean;
}

/** An unanswered question counts as no. */
export function isEligible(values: QualificationValues, needs: QualificationNeeds = {}): boolean {
  const accredited = values.accredited_basis !== undefined && values.accredited_basis !== 'none';
  return (
    accredited &&
    (!needs.qualified_client || values.qualified_client === true) &&
    (!needs.qualified_purchaser || values.qualified_purchaser === true)
  );
}
