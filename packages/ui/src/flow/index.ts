export * from './Stepper';
export * from './Dialog';
export * from './ConfirmDialog';
export * from './LeavePageDialog';
export * from './Disclosure';
