export { joinHandlers, joinJobs } from './handlers';
export { codeReceiver } from './phone';
export { throwProblems } from './throw-problems';
