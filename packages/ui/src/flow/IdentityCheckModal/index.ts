export { IdentityCheckModal, type Identity, type IdentityCheckModalProps } from './IdentityCheckModal';
