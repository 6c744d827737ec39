// Saves one of the five steps, as a draft without validation or as a complete step.
import {
  APPLICATION_STEPS,
  parseMoney,
  type ApplicationStep,
  type ApplicationValues,
  type Problems,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { applications, investments } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { sealNumbers } from './identity-numbers';
import { assertNotStopped, assertNotSigned, settleApplication } from './settle-application';
import { stepProblems } from './step-problems';
import { lockOwnApplication, type ApplicationRow } from './store';

export interface StepSave<S extends ApplicationStep> {
  investmentId: string;
  accountId: string;
  step: S;
  /** Version that the client edited. */
  version: number;
  finish: boolean;
  values: ApplicationValues[S];
}

/**
 * Saves a step. @throws ApiError not_authorized_action, investment_canceled, agreement_already_signed,
 * draft_conflict, or the step's problems
 */
export async function saveStep<S extends ApplicationStep>(
  services: Services,
  save: StepSave<S>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, save.accountId, save.investmentId);
    assertNotStopped(row);
    await assertNotSigned(tx, row);
    const values = withStep(row, save, services);
    const problems = (await stepProblems(tx, services, row, values))[save.step];
    if (save.finish) assertFinished(problems);
    await writeValues(tx, services, save, values);
    const commitment = problems.commitment
      ? undefined
      : parseMoney(values.amount_and_signature.commitment ?? '');
    if (save.step === 'amount_and_signature') {
      await tx
        .update(investments)
        .set({ commitment: commitment ?? null })
        .where(eq(investments.id, save.investmentId));
    }
    const saved = { ...row, application: { ...row.application, values } };
    await settleApplication(tx, services, saved, `account:${save.accountId}`);
  });
}

function withStep<S extends ApplicationStep>(
  { application, investment }: ApplicationRow,
  { step, values }: StepSave<S>,
  { vault }: Services,
): ApplicationValues {
  const next: ApplicationValues = { ...application.values, [step]: values };
  if (step !== 'investor_information') return next;
  const { investor_information: saved } = application.values;
  return {
    ...next,
    investor_information: sealNumbers(next.investor_information, saved, vault, investment.id),
  };
}

function assertFinished(problems: Problems): void {
  const names = Object.values(problems).map(({ name }) => name);
  if (names.includes('investor_ineligible')) throw new ApiError('investor_ineligible', { problems });
  if (names.length > 0) throw new ApiError('required_information_missing', { problems });
}

/** Optimistic locking: a save based on an older version throws and overwrites nothing. */
async function writeValues<S extends ApplicationStep>(
  tx: Transaction,
  { clock }: Services,
  { investmentId, step, version, finish }: StepSave<S>,
  values: ApplicationValues,
): Promise<void> {
  const at = APPLICATION_STEPS.indexOf(step);
  const next = APPLICATION_STEPS[at + 1] ?? step;
  const written = await tx
    .update(applications)
    .set({ values, version: version + 1, currentStep: finish ? next : step, savedAt: clock.now() })
    .where(and(eq(applications.investmentId, investmentId), eq(applications.version, version)))
    .returning({ version: applications.version });
  if (written.length === 0) throw new ApiError('draft_conflict');
}
