import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton';
import { Icon } from '../../foundations/Icon/Icon';
import { XIcon } from '../../foundations/Icon/icons';
import { Banner as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { SIGNAL_ICONS, type Signal } from '../signals.styles';
import { View } from './Banner.styles';

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Meaning of the message: icon and colour depend on it. */
  signal?: Signal | undefined;
  /** Heading text. */
  title?: ReactNode | undefined;
  /** Content. */
  children?: ReactNode | undefined;
  /** Button or link below the text. */
  action?: ReactNode | undefined;
  /** How the banner is announced: `assertive` if it blocks the user, else `polite`; `off` if it is in the initial page. */
  announce?: 'off' | 'polite' | 'assertive' | undefined;
  /** Called when the user closes it. */
  onClose?: (() => void) | undefined;
}

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' };

/** A message about a whole page or section. For a temporary message use Notices, for a field its `error`. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { signal = 'info', title, children, action, announce = 'off', onClose, ...rest },
  ref,
) {
  const text = useMessages('Banner', english);
  return (
    <View ref={ref} role={ROLES[announce]} data-quoin="Banner" data-signal={signal} {...rest}>
      <Icon of={SIGNAL_ICONS[signal]} label={text[signal]} />
      <div data-part="body">
        {title && <div data-part="title">{title}</div>}
        {children && <div>{children}</div>}
        {action && <div data-part="action">{action}</div>}
      </div>
      {onClose && <IconButton icon={XIcon} data-part="close" label={text.close} onClick={onClose} />}
    </View>
  );
});
