export { OwnershipTypeDialog, type OwnershipTypeDialogProps } from './OwnershipTypeDialog';
export type { Ownership } from './ownership';
export type { Support } from './SupportContact';
