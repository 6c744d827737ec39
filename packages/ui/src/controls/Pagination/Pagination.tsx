import { forwardRef, type HTMLAttributes } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { ChevronLeftIcon, ChevronRightIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Pagination as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { Button } from '../Button/Button';
import { View } from './Pagination.styles';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'onChange' | 'children'> {
  /** The current page, from 1. */
  page?: number | undefined;
  /** Initial page, from 1. */
  defaultPage?: number | undefined;
  /** Number of pages. */
  pageCount: number;
  /** Called with the new value when the user changes it. */
  onChange?: ((page: number) => void) | undefined;
  /** Shows that the next page is loading. */
  busy?: boolean | undefined;
}

/** Previous, position and next; renders nothing for one page. Forwards the ref and other attributes to the `<nav>`. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page: givenPage, defaultPage = 1, pageCount, onChange, busy = false, ...rest },
  ref,
) {
  const text = useMessages('Pagination', english);
  const [page, setPage] = useControllable({ value: givenPage, defaultValue: defaultPage, onChange });
  if (givenPage !== undefined && !onChange)
    warnInDevelopment(
      'Pagination',
      'has a page and no onChange, so it cannot be turned. Give it onChange, or defaultPage.',
    );
  if (page < 1 || page > Math.max(pageCount, 1))
    warnInDevelopment('Pagination', () => `has no page ${page}: there are ${pageCount}. Pages count from 1.`);
  if (pageCount <= 1) return null;
  const go = (to: number) => () => {
    if (!busy && to >= 1 && to <= pageCount) setPage(to);
  };
  // aria-disabled instead of disabled, so that a keyboard user keeps the focus on the last page.
  return (
    <View ref={ref} aria-label={text.label} data-quoin="Pagination" {...rest}>
      <Button
        variant="secondary"
        iconStart={<Icon of={ChevronLeftIcon} size="small" directional />}
        aria-disabled={page <= 1 || undefined}
        onClick={go(page - 1)}
      >
        {text.previous}
      </Button>
      <span aria-live="polite">{text.place(page, pageCount)}</span>
      <Button
        variant="secondary"
        iconEnd={<Icon of={ChevronRightIcon} size="small" directional />}
        aria-disabled={page >= pageCount || undefined}
        onClick={go(page + 1)}
      >
        {text.next}
      </Button>
    </View>
  );
});
