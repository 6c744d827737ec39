export { withMessages, type MessageId } from './catalogue';
export { useText, type Translate } from './LanguageProvider';
export { useErrorMessage, useProblemMessage } from './use-error-messages';
