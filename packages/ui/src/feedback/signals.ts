// What a message can mean, and the icon that says so beside the colour.
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../foundations/Icon/icons';

export type Signal = 'info' | 'success' | 'warning' | 'danger';

export const SIGNAL_ICONS = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} satisfies Record<Signal, unknown>;
