export { joinHandlers, joinJobs } from './handlers';
export { codeReceiver } from './phone';
export { throwProblems } from './refuse-problems';
