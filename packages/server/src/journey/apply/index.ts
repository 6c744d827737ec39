import type { SomeJobHandlers } from '../../jobs/jobs';
import { sendInvestmentMail } from './investment-mail';

export { agreementSigned } from './settle-application';
export { cancelCalls } from './cancel-investment';
export { applyHandlers } from './handlers';
export { maskNumbers, openNumbers, sealNumbers } from './identity-numbers';
export { mustReadFor, loadMustRead, nameWithVersion, unreadDocuments } from './must-reads';
export { getSignerNumber, numbersOnFile } from './identity-numbers';
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
  getAgreements,
  loadEnvelope,
  lockApplication,
  lockOwnApplication,
  readApplication,
  type ApplicationRow,
} from './store';

export const applyJobs = {
  'send-investment-mail': sendInvestmentMail,
} satisfies SomeJobHandlers;
