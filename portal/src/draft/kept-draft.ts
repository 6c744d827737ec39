// Keeps unsaved values of the application in session storage, so that they survive the end of the session
// (docs/decisions/flow-drafts.md).
import { APPLICATION_STEPS, type ApplicationValues } from '@quoin/rules';
import { readFlowDraft, removeFlowDraft, writeFlowDraft } from '../browser/flow-drafts';
import { getChange, type Application, type DraftState, type StepChange } from './draft-slice';

type Owner = string | null;

interface StoredDraft {
  /** The version that the values are based on. */
  version: number;
  unsaved: Partial<ApplicationValues>;
}

const EMPTY_DRAFT: StoredDraft = { version: -1, unsaved: {} };

const getName = (investmentId: string) => `application:${investmentId}`;

/** Stores unsaved values, or removes the entry if there are none. */
export function keepUnsaved({ investmentId, version, unsaved }: DraftState, owner: Owner): void {
  if (investmentId === null) return;
  if (Object.keys(unsaved).length === 0) return removeFlowDraft(getName(investmentId));
  const kept: StoredDraft = { version, unsaved: withoutNumbers(unsaved) };
  writeFlowDraft(getName(investmentId), owner, kept);
}

export const forgetUnsaved = (investmentId: string | null): void =>
  investmentId === null ? undefined : removeFlowDraft(getName(investmentId));

/** Unsaved changes of this user; none if a newer version has been saved since. */
export function readKeptChanges(
  { investment_id, version }: Pick<Application, 'investment_id' | 'version'>,
  owner: Owner,
): StepChange[] {
  const kept = readFlowDraft(getName(investment_id), owner, EMPTY_DRAFT);
  if (kept.version !== version) return [];
  return APPLICATION_STEPS.flatMap((step) => {
    const values = kept.unsaved[step];
    return values ? [getChange(step, values)] : [];
  });
}

/** Identity numbers are never stored in the browser; the server keeps the saved ones. */
function withoutNumbers(values: Partial<ApplicationValues>): Partial<ApplicationValues> {
  if (!values.investor_information) return values;
  const { tax_number: _secret, signers, ...information } = values.investor_information;
  return {
    ...values,
    investor_information: {
      ...information,
      ...(signers && {
        signers: signers.map(({ id_number: _id, document_number: _document, ...signer }) => signer),
      }),
    },
  };
}
