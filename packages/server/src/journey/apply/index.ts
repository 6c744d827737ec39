import type { SomeJobHandlers } from '../../jobs/jobs';
import { sendInvestmentMail } from './investment-mail';

export { agreementSigned } from './settle-application';
export { cancelCalls } from './cancel-investment';
export { applyHandlers } from './handlers';
export { maskNumbers, openNumbers, sealNumbers } from './identity-numbers';
export { mustReadFor, mustReadOf, nameWithVersion, unreadDocuments } from './must-reads';
export { numberOfSigner, numbersOnFile } from './identity-numbers';
export {
  recheckApplications,
  recheckReaders,
  assertNotStopped,
  assertNotSigned,
  resettleApplicationsPaidBy,
  settleApplication,
} from './settle-application';
export { assertOfferedIn, assertProductOpen } from './start-application';
export { isComplete, problemsByPath, stepProblems } from './step-problems';
export {
  agreementsOf,
  envelopeOf,
  lockApplication,
  lockOwnApplication,
  readApplication,
  type ApplicationRow,
} from './store';

export const applyJobs = {
  'send-investment-mail': sendInvestmentMail,
} satisfies SomeJobHandlers;
