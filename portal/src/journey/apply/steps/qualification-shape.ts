import type { AccreditedBasis, QualificationValues } from '@quoin/rules';
import { withoutBlanks } from '../../../api/without-blanks';
import type { StepShape } from './StepForm';

export interface QualificationFields {
  accredited_basis: AccreditedBasis | '';
  qualified_client: boolean | null;
  qualified_purchaser: boolean | null;
  us_natural_person_resident: boolean | null;
  attested: boolean;
}

export const qualificationShape: StepShape<'qualification', QualificationFields> = {
  step: 'qualification',
  fields: (saved: QualificationValues) => ({
    accredited_basis: saved.accredited_basis ?? '',
    qualified_client: saved.qualified_client ?? null,
    qualified_purchaser: saved.qualified_purchaser ?? null,
    us_natural_person_resident: saved.us_natural_person_resident ?? null,
    attested: saved.attested ?? false,
  }),
  wire: withoutBlanks,
};
