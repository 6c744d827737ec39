// The list of a combo box. It is mounted only while open, and renders more rows as the user scrolls.
import { memo, useEffect, useRef, useState, type MouseEvent, type RefObject, type UIEvent } from 'react';
import { useFloating } from '../../behaviour/use-floating';
import { CheckIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Floating } from './ComboBoxList.styles';
import type { ComboBoxOption, Section } from './matching-options';

interface ComboBoxListProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  sections: readonly Section[];
  count: number;
  /** Index of the active option; -1: none. */
  active: number;
  chosen: string;
  empty: string;
  onChoose: (place: number) => void;
}

/** Rows rendered at first, and rows added when the user scrolls near the end. */
const FIRST_ROWS = 24;
const MORE_ROWS = 120;

export function ComboBoxList({
  id,
  anchor,
  label,
  sections,
  count,
  active,
  chosen,
  empty,
  onChoose,
}: ComboBoxListProps) {
  const box = useRef<HTMLDivElement>(null);
  useFloating(anchor, box, { open: true, align: 'stretch' });

  const [grown, setGrown] = useState({ of: sections, rows: FIRST_ROWS });
  const rows = Math.max(grown.of === sections ? grown.rows : FIRST_ROWS, active + FIRST_ROWS / 2);
  const grow = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (rows < count && scrollTop + 2 * clientHeight > scrollHeight)
      setGrown({ of: sections, rows: rows + MORE_ROWS });
  };

  useEffect(() => {
    if (box.current) showRow(box.current, active);
  }, [active, sections]);

  const press = (event: MouseEvent) => {
    const place = getPlace(event);
    if (place !== undefined) onChoose(place);
  };

  const list = count > 0 && { role: 'listbox', id, 'aria-label': label };
  return (
    <Floating
      ref={box}
      popover="manual"
      data-part="list"
      {...list}
      // The input keeps the focus while the user scrolls and presses here.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      onScroll={grow}
    >
      {count === 0 && <div data-part="empty">{empty}</div>}
      {getRows(sections, rows).map(({ section, options, first }) => {
        const all = options.map((option, index) => (
          <Row
            key={option.value}
            id={optionId(id, first + index)}
            option={option}
            place={first + index}
            count={count}
            active={first + index === active}
            chosen={option.value === chosen}
          />
        ));
        if (section.label === undefined) return all;
        const labelId = `${id}-group-${first}`;
        return (
          <div key={section.label} role="group" aria-labelledby={labelId}>
            <div data-part="group" id={labelId} role="presentation">
              {section.label}
            </div>
            {all}
          </div>
        );
      })}
    </Floating>
  );
}

interface RowProps {
  id: string;
  option: ComboBoxOption;
  place: number;
  count: number;
  active: boolean;
  chosen: boolean;
}

const Row = /* @__PURE__ */ memo(function Row({ id, option, place, count, active, chosen }: RowProps) {
  return (
    <div
      role="option"
      id={id}
      data-place={place}
      data-active={active ? '' : undefined}
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      // Not every option is rendered, so each one states its position and the total count.
      aria-posinset={place + 1}
      aria-setsize={count}
    >
      {option.label}
      {chosen && <Icon of={CheckIcon} size="small" />}
    </div>
  );
});

function getRows(sections: readonly Section[], rows: number) {
  let first = 0;
  return sections.flatMap((section) => {
    const start = first;
    first += section.options.length;
    const options = section.options.slice(0, Math.max(rows - start, 0));
    return options.length > 0 ? [{ section, options, first: start }] : [];
  });
}

function getPlace({ target }: { target: EventTarget }): number | undefined {
  // Not `instanceof`: in an iframe the classes are those of another window.
  if (!('closest' in target)) return undefined;
  const row = (target as Element).closest<HTMLElement>('[role="option"]:not([aria-disabled])'); // only elements have it
  return row ? Number(row.dataset.place) : undefined;
}

/** Scrolls the list only; `scrollIntoView` would scroll the page too. */
function showRow(box: HTMLElement, place: number) {
  const row = box.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (!row) return;
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  // Also shows the group label above the first row.
  if (place === 0) box.scrollTop = 0;
  else if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}

/** The id for `aria-activedescendant` of the input. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`;
