export { Form, type Places } from './Form';
export { SentCodeField } from './SentCodeField';
export { stayInField } from './stay-in-field';
