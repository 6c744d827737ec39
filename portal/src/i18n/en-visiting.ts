// What pages that are only read say in English.
import visit from './en/visit.json';

export const enVisiting = { words: visit };
