export { withWords, type MessageId } from './catalogue';
export { useText } from './LanguageProvider';
export { useErrorSentence, useProblemSentence } from './use-sentences';
