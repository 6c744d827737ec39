import { NOTICES_AT_ONCE } from '@quoin/rules';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton';
import { Icon } from '../../foundations/Icon/Icon';
import { XIcon } from '../../foundations/Icon/icons';
import { Notices as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { SIGNAL_ICONS, type Signal } from '../signals.styles';
import { Item, View } from './Notices.styles';

export interface Notice {
  id: string;
  signal: Signal;
  text: ReactNode;
}

export interface NoticesProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Oldest first. The last ten are shown. */
  notices: Notice[];
  /** Called with the id of the notice that the user closes. */
  onClose: (id: string) => void;
}

/**
 * Messages at the top right that stay until the user closes them. `danger` is announced assertively, the others politely.
 * Render it even when empty: a live region must exist before its first text.
 */
export const Notices = forwardRef<HTMLElement, NoticesProps>(function Notices(
  { notices, onClose, ...rest },
  ref,
) {
  const text = useMessages('Notices', english);
  const shown = notices.slice(-NOTICES_AT_ONCE);
  const list = (live: 'assertive' | 'polite', listed: Notice[]) => (
    <ol aria-live={live} aria-relevant="additions">
      {listed.map(({ id, signal, text: words }) => (
        <Item key={id} data-part="notice" data-signal={signal}>
          <Icon of={SIGNAL_ICONS[signal]} label={text[signal]} />
          <div>{words}</div>
          <IconButton icon={XIcon} label={text.close} onClick={() => onClose(id)} />
        </Item>
      ))}
    </ol>
  );
  return (
    <View ref={ref} aria-label={text.region} data-quoin="Notices" {...rest}>
      {list(
        'assertive',
        shown.filter(({ signal }) => signal === 'danger'),
      )}
      {list(
        'polite',
        shown.filter(({ signal }) => signal !== 'danger'),
      )}
    </View>
  );
});
