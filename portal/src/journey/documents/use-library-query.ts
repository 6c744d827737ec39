// Search and filters of the documents, kept in the URL so that it can be bookmarked and shared.
import type { DocumentQuery } from '@quoin/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETERS = ['search', 'productId', 'investorType', 'type'] as const;

export function useLibraryQuery() {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(
    (): DocumentQuery =>
      Object.fromEntries(
        PARAMETERS.flatMap((name) => {
          const value = parameters.get(name);
          return value ? [[name, value]] : [];
        }),
      ),
    [parameters],
  );
  const setQuery = (next: DocumentQuery) =>
    setParameters(
      PARAMETERS.flatMap((name): [string, string][] => (next[name] ? [[name, next[name]]] : [])),
      { replace: true, preventScrollReset: true },
    );
  return [query, setQuery] as const;
}
