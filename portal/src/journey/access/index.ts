export { hasPasskeys, makePasskey } from './passkey';
export { PasskeyButton } from './PasskeyButton';
export { PasswordUpgrade } from './PasswordUpgrade';
