import type { Envelope } from './SigningScreen';

/** The document holds the text that controls and a translation: both are shown beside each other. */
export const readsTranslation = ({ consent }: Envelope): boolean => consent.language !== 'en';
