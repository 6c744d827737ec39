export { joinHandlers, joinJobs } from './handlers';
export { codeReceiver } from './phone';
export { refuseProblems } from './refuse-problems';
