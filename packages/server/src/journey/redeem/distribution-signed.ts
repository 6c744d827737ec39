import { recordAct } from '../../audit/record-act';
import { distributionInstructions } from '../../database/tables';
import type { EnvelopeEffect } from '../../states/envelope-states';

/** What the investment pays out goes there from now on, and no longer where an earlier instruction said. */
export const distributionSigned: EnvelopeEffect<'distribution_instruction'> = async (
  tx,
  { clock, jobs },
  { accountId, fileId, subject: { investmentId, delivery, account } },
) => {
  const instruction = {
    delivery,
    changedAt: clock.now(),
    bankAccountId: delivery === 'cash' ? account.id : null,
    brokerageAccountId: delivery === 'stock' ? account.id : null,
  };
  await tx
    .insert(distributionInstructions)
    .values({ ...instruction, investmentId, accountId })
    .onConflictDoUpdate({ target: distributionInstructions.investmentId, set: instruction });
  await recordAct(tx, clock, {
    actor: `account:${accountId}`,
    act: 'distribution_instruction.choose',
    object: `investment:${investmentId}`,
    detail: { delivery },
  });
  await jobs.enqueue(tx, 'send-document-mail', { fileId });
};
