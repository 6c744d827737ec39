// Sentences for what went wrong: problems of a form's values, and failed calls.
import { fillMessage } from '@quoin/contract';
import type { Problem } from '@quoin/rules';
import { useCountryName, useLocale } from '@quoin/ui';
import { useCallback } from 'react';
import type { CallError } from '../api/call-error';
import { useCatalogue, useText } from './LanguageProvider';

/** The sentence of a problem, in the page's language. */
export function useProblemSentence() {
  const { problems } = useCatalogue();
  const language = useLocale();
  const countryName = useCountryName();
  return useCallback(
    (problem: Problem) => fillMessage(problems[problem.name], language, problem.values, countryName),
    [problems, language, countryName],
  );
}

/** The sentence of a failed call: our own where we know its number, the server's otherwise. */
export function useErrorSentence() {
  const { errors } = useCatalogue();
  const language = useLocale();
  const text = useText();
  return useCallback(
    (error: CallError): string => {
      if (error.status === 0) return text('app.no_answer');
      const sentence = error.name && errors[error.name];
      if (sentence) return fillMessage(sentence, language, error.values);
      return error.message || text('app.unexpected');
    },
    [errors, language, text],
  );
}
