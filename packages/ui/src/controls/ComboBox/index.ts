export { ComboBox, type ComboBoxProps } from './ComboBox';
export type { ComboBoxGroup, ComboBoxOption } from './matching-options';
