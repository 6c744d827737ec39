export { StartApplication, type StartApplicationProps } from './start/StartApplication';
