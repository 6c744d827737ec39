export { Field, FieldError, splitFrame } from './Field';
export type { FieldControl, FieldFrameProps, FieldProps } from './Field';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
