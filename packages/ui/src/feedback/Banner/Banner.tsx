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
  signal?: Signal;
  /** Heading text. */
  title?: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** Button or link below the text. */
  action?: ReactNode;
  /** Announcement when the banner appears: `assertive` for what blocks the user, `polite` for the rest, `off` for a banner that is part of the initial page. */
  announce?: 'off' | 'polite' | 'assertive';
  /** Called when the user closes it. */
  onClose?: () => void;
}

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' };

/** A message about the whole page or section, in its place. What passes by is a notice, what concerns a field is its error. */
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
