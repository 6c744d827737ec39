export { CancelApplication, isCancelable } from './CancelApplication';
export { StartApplication, type StartApplicationProps } from './start/StartApplication';
