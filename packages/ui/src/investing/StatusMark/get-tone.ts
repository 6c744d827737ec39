import { warnInDevelopment } from '../../behaviour/warn-in-development';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'accent';

/** Returns the tone of a status; an unknown status logs a warning that lists the known ones. */
export function getTone<Status extends string>(
  component: string,
  tones: Readonly<Record<Status, StatusTone>>,
  status: Status,
): StatusTone {
  if (!(status in tones))
    warnInDevelopment(
      component,
      () => `has no status ${String(status)}. Take one of: ${Object.keys(tones).join(', ')}.`,
    );
  return tones[status];
}
