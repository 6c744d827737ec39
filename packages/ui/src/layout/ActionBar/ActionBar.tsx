import { forwardRef, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react';
import { LockIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { ActionBar as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { View } from './ActionBar.styles';

export interface ActionBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is next, or why it cannot be done yet. A screen reader announces it when it changes. */
  status: ReactNode;
  /** How far the user is, such as "Page 3 of 12"; not announced. */
  detail?: ReactNode | undefined;
  /** How far the user is, from 0 to 1: a line along the upper edge. Say the same in `detail`. */
  progress?: number | undefined;
  /** The final action is locked: puts a lock before `status`. */
  locked?: boolean | undefined;
  /** The one primary action. */
  action: ReactNode;
  /** Another action, in a quiet button. */
  secondary?: ReactNode | undefined;
  /** In a dialog or another part of a page the bar stays where it is. */
  placement?: 'sticky' | 'static' | undefined;
}

/**
 * The next step of a long page, at the lower edge of the screen: what to do, why it is locked, and one primary action. Put
 * it last into the element that it belongs to. Forwards the ref and other attributes to the root.
 */
export const ActionBar = forwardRef<HTMLElement, ActionBarProps>(function ActionBar(
  { status, detail, progress, locked = false, action, secondary, placement = 'sticky', ...rest },
  ref,
) {
  const text = useMessages('ActionBar', english);
  const share: CSSProperties & Record<'--share', number> = {
    '--share': Math.min(1, Math.max(0, progress ?? 0)),
  };
  return (
    <View
      ref={ref}
      role="region"
      aria-label={text.label}
      data-quoin="ActionBar"
      data-placement={placement}
      data-locked={locked || undefined}
      {...rest}
    >
      {progress !== undefined && <div data-part="progress" aria-hidden style={share} />}
      <div data-part="text">
        <div data-part="status" role="status">
          {locked && <Icon of={LockIcon} size="small" />}
          <span>{status}</span>
        </div>
        {detail && <div data-part="detail">{detail}</div>}
      </div>
      <div data-part="actions">
        {secondary}
        {action}
      </div>
    </View>
  );
});
