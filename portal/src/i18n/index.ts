export { withWords, type MessageId } from './catalogue';
export { useText, type Translate } from './LanguageProvider';
export { useErrorSentence, useProblemSentence } from './use-sentences';
