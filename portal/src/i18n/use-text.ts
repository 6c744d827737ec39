import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './catalogue';

export type TextValues = Record<string, string | number>;

/** `text('app.home')`, `text('browse.page', { page: 2 })`: a message of the portal in the page's language. */
export function useText() {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: MessageId, values?: TextValues): string => formatMessage({ id }, values),
    [formatMessage],
  );
}
