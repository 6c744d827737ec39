// What a step of the application still lacks. The portal shows it at the fields, the server refuses by it.
import type { ApplicationStep } from '../investing-terms';
import type { Problems } from '../problems';
import type { ApplicationValues } from './application-values';
import { problemsOfAmountAndSignature } from './amount-and-signature';
import { problemsOfInvestorInformation } from './investor-information';
import { problemsOfQualification } from './qualification';
import { problemsOfStatusAndExperience } from './status-and-experience';
import type { Payer, ProofOnFile, StepContext } from './step-context';
import { problemsOfUploadFiles } from './upload-files';

export type { Payer, ProofOnFile, StepContext };

type StepRules = {
  [S in ApplicationStep]: (values: ApplicationValues[S], context: StepContext) => Problems;
};

const STEP_RULES: StepRules = {
  qualification: problemsOfQualification,
  investor_information: problemsOfInvestorInformation,
  status_and_experience: problemsOfStatusAndExperience,
  upload_files: problemsOfUploadFiles,
  amount_and_signature: problemsOfAmountAndSignature,
};

/** Field path within the step (`signers.0.id_number`) to its problem; an empty object is a complete step. */
export const problemsOfStep = <S extends ApplicationStep>(
  step: S,
  values: ApplicationValues[S],
  context: StepContext,
): Problems => STEP_RULES[step](values, context);
