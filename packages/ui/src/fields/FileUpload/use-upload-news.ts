// The screen reader announcement after an upload succeeds or fails.
import { useEffect, useRef, useState } from 'react';
import { FileUpload as english } from '../../messages/en/file-upload';
import { useMessages } from '../../provider/quoin-context';
import type { UploadItem } from './UploadRow';

/** One sentence per file that has just changed its state; the initial files are not announced. */
export function useUploadNews(items: readonly UploadItem[]): string {
  const text = useMessages('FileUpload', english);
  const before = useRef(statesOf(items));
  const [news, setNews] = useState('');
  useEffect(() => {
    const changed = items.filter(
      ({ id, state }) => state !== 'uploading' && before.current.get(id) !== state,
    );
    before.current = statesOf(items);
    if (changed.length === 0) return;
    setNews(
      changed
        .map(({ name, state }) => (state === 'stored' ? text.nowStored(name) : text.nowFailed(name)))
        .join('. '),
    );
  }, [items, text]);
  return news;
}

const statesOf = (items: readonly UploadItem[]) => new Map(items.map(({ id, state }) => [id, state]));
