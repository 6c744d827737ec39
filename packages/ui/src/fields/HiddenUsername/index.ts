export { HiddenUsername, type HiddenUsernameProps } from './HiddenUsername';
