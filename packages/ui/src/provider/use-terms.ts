import { useContext } from 'react';
import type { Messages } from '../messages/en';
import { terms } from '../messages/en/terms';
import { withEnglish } from '../messages/with-english';
import { QuoinContext, useMessages } from './quoin-context';

/** The names of the domain's closed lists (categories, types, statuses) in the current language. */
export const useTerms = (): Messages['terms'] => useMessages('terms', terms);

/** One of these lists. Pass its English from `messages/en/terms`, so that the other lists need not be loaded. */
export const useNamedTerms = <Name extends keyof Messages['terms']>(
  name: Name,
  english: Messages['terms'][Name],
): Messages['terms'][Name] => withEnglish(english, useContext(QuoinContext)?.messages.terms?.[name]);
