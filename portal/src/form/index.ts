export { Form, type Places } from './Form';
export { NameFields } from './NameFields';
export { SentCodeField } from './SentCodeField';
export { stayInField } from './stay-in-field';
