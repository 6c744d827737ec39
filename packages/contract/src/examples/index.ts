// One example of each call. Requests are written here; replies were recorded from the demo world.
import type { CallName } from '../calls';
import { accountExamples } from './account';
import { investingExamples } from './investing';
import replies from './replies.json';
import type { RequestExamples } from './request-example';

export const REQUEST_EXAMPLES: RequestExamples = { ...accountExamples, ...investingExamples };

/** The JSON reply; none for a call that returns a file. */
export const REPLY_EXAMPLES: Partial<Record<CallName, unknown>> = replies;
