import { moveState } from '../../states/state-table';
import type { EnvelopeEffect } from '../../states/envelope-states';
import { applicationStates, investmentStates } from '../../states/investment-states';
import { termsOf } from '../../ledger/agreed-terms';
import { readApplication } from './store';

/** Closes the application, stores the agreed terms, and moves the investment to review. */
export const agreementSigned: EnvelopeEffect<'subscription_agreement'> = async (
  tx,
  services,
  { subject: { investmentId, terms } },
) => {
  const row = await readApplication(tx, investmentId);
  if (!row) throw new Error('the agreement has no application');
  const moving = { actor: 'job', id: investmentId } as const;
  // A second signature does not change the application.
  if (row.application.state !== 'agreement_signed')
    await moveState(tx, services, applicationStates, {
      ...moving,
      from: row.application.state,
      event: 'signed',
    });
  await moveState(tx, services, investmentStates, {
    ...moving,
    from: row.investment.status,
    event: 'agreement_signed',
    changes: { note: null, agreedTerms: terms ?? termsOf(row.product) },
  });
};
