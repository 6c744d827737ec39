export { withWords, type MessageId } from './catalogue';
export { useText } from './use-text';
export { useErrorSentence, useProblemSentence } from './use-sentences';
