// Exports for tests and the operator's commands.
export { buildApp, type Folders } from './build-app';
export { buildServices, type OpenServices } from './build-services';
export { readConfig, type Config } from '../config';
export type { Environment } from '../shared/environment-reader';
export { handlers } from './handlers';
export { openApiDocument } from '../http/openapi';
export { jobHandlers } from './job-handlers';
export { createLogger } from '../http/log';
export type { Services } from '../services';
export { ConfigError } from '../shared/errors';
