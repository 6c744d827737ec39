// Whether what an investor says of themselves is enough for a product.
import type { QualificationValues } from '../application/application-values';

/** What a product asks for beyond an accredited investor, which every product asks for. */
export interface QualificationNeeds {
  qualified_client?: boolean;
  qualified_purchaser?: boolean;
}

/** An unanswered question is not a yes. */
export function isEligible(values: QualificationValues, needs: QualificationNeeds = {}): boolean {
  const accredited = values.accredited_basis !== undefined && values.accredited_basis !== 'none';
  return (
    accredited &&
    (!needs.qualified_client || values.qualified_client === true) &&
    (!needs.qualified_purchaser || values.qualified_purchaser === true)
  );
}
