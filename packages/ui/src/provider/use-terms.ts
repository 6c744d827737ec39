import { useContext } from 'react';
import type { Messages } from '../messages/en';
import { terms } from '../messages/en/terms';
import { QuoinContext, useMessages } from './quoin-context';

/** What the closed lists of the field (categories, types, statuses) are called in the current language. */
export const useTerms = (): Messages['terms'] => useMessages('terms', terms);

/** One of these lists, with the English of `messages/en/terms`: the others then need not be loaded. */
export const useTermsOf = <Name extends keyof Messages['terms']>(
  name: Name,
  english: Messages['terms'][Name],
): Messages['terms'][Name] => useContext(QuoinContext)?.messages.terms?.[name] ?? english;
