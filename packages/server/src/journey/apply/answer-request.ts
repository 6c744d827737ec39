import { requiredText } from '@quoin/rules';
import type { Handler } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { investmentStates } from '../../states/investment-states';
import { moveState } from '../../states/state-table';
import { lockOwnApplication } from './store';

/**
 * Answers a request of staff and returns the investment to review, where staff read the answer.
 * @throws ApiError not_authorized_action, nothing_to_answer, required_information_missing
 */
export const answerRequest: Handler<'answerRequest'> = (
  { params: { investmentId }, body: { answer }, signedIn: { accountId } },
  services,
) =>
  services.db.transaction(async (tx) => {
    const { status: from } = (await lockOwnApplication(tx, accountId, investmentId)).investment;
    if (from !== 'action_needed') throw new ApiError('nothing_to_answer');
    const problem = requiredText(answer);
    if (problem) throw new ApiError('required_information_missing', { problems: { answer: problem } });
    await moveState(tx, services, investmentStates, {
      id: investmentId,
      from,
      event: 'action_answered',
      actor: `account:${accountId}`,
      changes: { answer: answer.trim() },
    });
    return { investment_id: investmentId, status: 'being_reviewed' };
  });
