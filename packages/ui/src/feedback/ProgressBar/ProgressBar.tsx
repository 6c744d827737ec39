import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { useFormat } from '../../foundations/format/use-format';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { View } from './ProgressBar.styles';

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Visible label, and the accessible name. */
  label: ReactNode;
  /** Progress from 0 to 1; undefined while it is unknown. */
  value?: number | undefined;
  /** Hides the label visually, if the context shows it already; screen readers still read it. */
  hideLabel?: boolean | undefined;
}

/** A progress bar with a label. The ref is the element around a native `progress`. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, hideLabel = false, ...rest },
  ref,
) {
  const id = useId();
  const format = useFormat();
  if (value !== undefined && !(value >= 0 && value <= 1))
    warnInDevelopment(
      'ProgressBar',
      () => `has a value of ${value}. Pass a share from 0 to 1, or none while it is unknown.`,
    );
  const amount = value === undefined ? undefined : format.percent(value.toFixed(2), { digits: 0 });
  const labelled = <span id={id}>{label}</span>;
  return (
    <View ref={ref} data-quoin="ProgressBar" {...rest}>
      {hideLabel ? (
        <VisuallyHidden>{labelled}</VisuallyHidden>
      ) : (
        <div data-part="label">
          {labelled}
          {amount && <span data-part="amount">{amount}</span>}
        </div>
      )}
      <progress aria-labelledby={id} max={1} value={value} />
    </View>
  );
});
