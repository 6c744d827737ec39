import { moveState } from '../../states/state-table';
import type { EnvelopeEffect } from '../../states/envelope-states';
import { applicationStates, investmentStates } from '../../states/investment-states';
import { readApplication } from './store';

/** Closes the application; the investment waits for review. */
export const agreementSigned: EnvelopeEffect<'subscription_agreement'> = async (
  tx,
  services,
  { subject: { investmentId } },
) => {
  const row = await readApplication(tx, investmentId);
  if (!row) throw new Error('an agreement without its application');
  const moving = { actor: 'job', id: investmentId } as const;
  // Signing again leaves the application unchanged.
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
    changes: { note: null },
  });
};
