import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton';
import { SearchField } from '../../controls/SearchField/SearchField';
import { ChevronDownIcon, ChevronUpIcon, XIcon } from '../../foundations/Icon/icons';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { PdfReader as english } from '../../messages/en/pdf';
import { useMessages } from '../../provider/quoin-context';
import { wantedText } from './find-in-text';
import type { Search } from './use-search';
import { SearchRow } from './PdfReader.styles';

interface SearchBarProps {
  id: string;
  search: Search;
  /** Called when closed from inside; must move the focus. */
  onClose: () => void;
}

/** Enter goes to the next result, Shift+Enter to the previous one, Escape closes. */
export function SearchBar({ id, search, onClose }: SearchBarProps) {
  const text = useMessages('PdfReader', english);
  const { wanted, reading, hits, place, asked, setWanted, next, previous } = search;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, [asked]);

  const press = (event: KeyboardEvent) => {
    // While an input method composes Chinese, it handles Enter and Escape.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target === input.current) (event.shiftKey ? previous : next)();
    else return;
    event.preventDefault();
  };
  const hit = hits[place];
  const looked = wantedText(wanted) !== '';
  const count = looked && !reading ? (hit ? text.hit(place + 1, hits.length) : text.noHits) : '';
  const said = hit ? text.hitOnPage(place + 1, hits.length, hit.page) : count;
  return (
    <SearchRow id={id} role="search" onKeyDownCapture={press}>
      <SearchField
        ref={input}
        label={text.searchLabel}
        labelHidden
        placeholder={text.searchLabel}
        value={wanted}
        onChange={setWanted}
      />
      <span data-part="count" aria-hidden>
        {looked && reading ? text.searching : count}
      </span>
      <VisuallyHidden role="status">{looked && reading ? text.searching : said}</VisuallyHidden>
      <div>
        <IconButton icon={ChevronUpIcon} label={text.previousHit} disabled={!hit} onClick={previous} />
        <IconButton icon={ChevronDownIcon} label={text.nextHit} disabled={!hit} onClick={next} />
        <IconButton icon={XIcon} label={text.closeSearch} onClick={onClose} />
      </div>
    </SearchRow>
  );
}
