export { joinHandlers, joinJobs } from './handlers';
export { codeReceiver, mobileNumber, numberAnywhere } from './mobile-number';
export { refuseProblems } from './refuse-problems';
