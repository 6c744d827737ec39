import { requiredText } from '@quoin/rules';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { investmentStates } from '../../states/investment-states';
import { moveState } from '../../states/state-table';
import { lockApplication } from './store';

interface Answer {
  investmentId: string;
  accountId: string;
  answer: string;
}

/**
 * Answers a request of staff and returns the investment to review, where staff read the answer.
 * @throws ApiError not_authorized_action, nothing_to_answer, required_information_missing
 */
export const answerRequest = (
  services: Services,
  { investmentId, accountId, answer }: Answer,
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, investmentId);
    if (!row || row.investment.accountId !== accountId) throw new ApiError('not_authorized_action');
    const { status: from } = row.investment;
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
  });
