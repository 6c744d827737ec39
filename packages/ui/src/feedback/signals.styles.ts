// The severities of a message, each with an icon and colours.
import { css } from 'styled-components';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../foundations/Icon/icons';
import type { IconShapes } from '../foundations/Icon/Icon';

export type Signal = 'info' | 'success' | 'warning' | 'danger';

export const SIGNAL_ICONS: Record<Signal, IconShapes> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

const getColours = (signal: Signal) => css`
  &[data-signal='${signal}'] {
    --surface: var(--quoin-color-${signal}-surface);
    --border: var(--quoin-color-${signal}-border);
    --text: var(--quoin-color-${signal}-text);
    --mark: var(--quoin-color-${signal}-mark);
  }
`;

/** Sets `--surface`, `--border`, `--text` and `--mark` from `data-signal`. */
export const signalColours = (['info', 'success', 'warning', 'danger'] as const).map(getColours);
