export { LeavePageDialog, type LeavePageDialogProps } from './LeavePageDialog';
