// The screen reader announcement after an upload succeeds or fails.
import { useEffect, useRef, useState } from 'react';
import { FileUpload as english } from '../../messages/en/file-upload';
import { useMessages } from '../../provider/quoin-context';
import type { UploadItem } from './upload-item';

/** One sentence per file that has just changed its state; the initial files are not announced. */
export function useUploadNews(items: readonly UploadItem[]): string {
  const text = useMessages('FileUpload', english);
  const before = useRef(statesOf(items));
  const [news, setNews] = useState('');
  useEffect(() => {
    const changed = items.filter(({ id, state }) => isOver(state) && before.current.get(id) !== state);
    before.current = statesOf(items);
    if (changed.length === 0) return;
    setNews(changed.map((item) => newsOf(item, text)).join('. '));
  }, [items, text]);
  return news;
}

const isOver = (state: UploadItem['state']) => state !== 'uploading' && state !== 'checking';

function newsOf(item: UploadItem, text: typeof english): string {
  if (item.state === 'stored') return text.nowStored(item.name);
  if (item.state === 'refused') return text.nowRefused(item.name, item.problem ?? '');
  return text.nowFailed(item.name);
}

const statesOf = (items: readonly UploadItem[]) => new Map(items.map(({ id, state }) => [id, state]));
