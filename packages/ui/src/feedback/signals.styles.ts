// The severities of a message, each with an icon and colours.
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../foundations/Icon/icons';
import type { IconShapes } from '../foundations/Icon/Icon';
import { token } from '../tokens';

export type Signal = 'info' | 'success' | 'warning' | 'danger';

export const SIGNAL_ICONS: Record<Signal, IconShapes> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

/** Sets `--surface`, `--border`, `--text` and `--mark` from `data-signal`. */
export const signalColours = `
  &[data-signal='info'] {
    --surface: ${token.color.info.surface};
    --border: ${token.color.info.border};
    --text: ${token.color.info.text};
    --mark: ${token.color.info.mark};
  }
  &[data-signal='success'] {
    --surface: ${token.color.success.surface};
    --border: ${token.color.success.border};
    --text: ${token.color.success.text};
    --mark: ${token.color.success.mark};
  }
  &[data-signal='warning'] {
    --surface: ${token.color.warning.surface};
    --border: ${token.color.warning.border};
    --text: ${token.color.warning.text};
    --mark: ${token.color.warning.mark};
  }
  &[data-signal='danger'] {
    --surface: ${token.color.danger.surface};
    --border: ${token.color.danger.border};
    --text: ${token.color.danger.text};
    --mark: ${token.color.danger.mark};
  }
`;
