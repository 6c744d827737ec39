export { applyHandlers } from './handlers';
export { maskNumbers, sealNumbers } from './identity-numbers';
export { recheckApplicationsOf, settleApplication } from './settle-application';
export { refuseClosedProduct } from './start-application';
export { isComplete, problemsByPath, stepProblems } from './step-problems';
export { envelopeOf, lockApplication, readApplication, type ApplicationRow } from './store';
