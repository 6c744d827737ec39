export { joinHandlers, joinJobs } from './handlers';
export { codeReceiver, numberAnywhere } from './mobile-number';
export { refuseProblems } from './refuse-problems';
