export { joinHandlers, joinJobs } from './handlers';
export { codeReceiver } from './mobile-number';
export { refuseProblems } from './refuse-problems';
