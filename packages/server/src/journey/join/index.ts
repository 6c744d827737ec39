export { joinHandlers, joinJobs } from './handlers';
export { mobileNumber } from './mobile-number';
export { refuseProblems } from './refuse-problems';
