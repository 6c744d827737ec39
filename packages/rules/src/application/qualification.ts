import { isOrganization } from '../investing-terms';
import { gather, type Problems } from '../problems';
import { requiredAnswer, requiredText, requiredTick } from '../required';
import type { QualificationValues } from './application-values';
import type { StepContext } from './step-context';

/** Whether a person lives in the US is asked of US persons; an entity or a trust is no natural person. */
export const asksUsResident = ({ usPerson, investorType }: StepContext): boolean =>
  usPerson && !isOrganization(investorType);

/** Who meets no accredited test is told so at the question, and goes no further. */
export const problemsOfQualification = (values: QualificationValues, context: StepContext): Problems =>
  gather({
    accredited_basis:
      values.accredited_basis === 'none'
        ? { name: 'investor_ineligible' }
        : requiredText(values.accredited_basis),
    qualified_client: requiredAnswer(values.qualified_client),
    qualified_purchaser: requiredAnswer(values.qualified_purchaser),
    us_natural_person_resident: asksUsResident(context)
      ? requiredAnswer(values.us_natural_person_resident)
      : undefined,
    attested: requiredTick(values.attested, 'attestation_required'),
  });
