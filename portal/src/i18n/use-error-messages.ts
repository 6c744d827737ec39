// Messages for form problems and failed calls.
import { fillMessage } from '@quoin/contract';
import type { Problem } from '@quoin/rules';
import { useCountryName } from '@quoin/ui';
import { useCallback } from 'react';
import type { CallError } from '../api/call-error';
import { useCatalogue, useLanguage, useText } from './LanguageProvider';

/** Returns the function that translates a problem. */
export function useProblemMessage() {
  const { problems } = useCatalogue();
  const language = useLanguage();
  const countryName = useCountryName();
  return useCallback(
    (problem: Problem) => fillMessage(problems[problem.name], language, problem.values, countryName),
    [problems, language, countryName],
  );
}

/** Returns the function that translates a failed call; unknown errors use the server's message. */
export function useErrorMessage() {
  const { errors } = useCatalogue();
  const language = useLanguage();
  const text = useText();
  return useCallback(
    (error: CallError): string => {
      if (error.status === 0) return text('app.no_answer');
      const message = error.name && errors[error.name];
      if (message) return fillMessage(message, language, error.values);
      return error.message || text('app.unexpected');
    },
    [errors, language, text],
  );
}
