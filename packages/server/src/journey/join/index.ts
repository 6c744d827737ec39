export { joinHandlers, joinJobs } from './handlers';
export { codeReceiver, mobileNumber } from './mobile-number';
export { refuseProblems } from './refuse-problems';
