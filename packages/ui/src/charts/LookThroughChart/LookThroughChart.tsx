import { forwardRef } from 'react';
import type { LookThroughKind } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { LookThroughChart as english } from '../../messages/en/charts';
import { useMessages } from '../../provider/quoin-context';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame';
import { LookThroughTable } from './LookThroughTable';
import { Layers } from './LookThroughChart.styles';

/** A fund, a company or what they own in the end. Rates are decimal fractions, `'0.015'` is 1.5 %. */
export interface LookThroughLayer {
  name: string;
  kind: LookThroughKind;
  /** What the layer above holds of it, in words. */
  interest: string;
  /** How many of them, a decimal; null where they are not counted. */
  units: string | null;
  /** At this layer alone; null where it charges none. */
  managementFee: string | null;
  performanceFee: string | null;
}

export interface LookThroughChartProps extends ChartProps {
  /** From the one the investor holds down to what is owned in the end. */
  layers: readonly LookThroughLayer[];
}

/**
 * Through which layers an investment reaches what it is about, what each holds of the next, and what each charges. Ref and
 * other attributes reach the root, a `figure`.
 */
export const LookThroughChart = forwardRef<HTMLDivElement, LookThroughChartProps>(function LookThroughChart(
  { layers, title, ...rest },
  ref,
) {
  const text = useMessages('LookThroughChart', english);
  const name = title ?? text.title;
  const [first] = layers;
  const last = layers.at(-1);
  const charging = layers.filter(chargesFees).length;
  return (
    <ChartFrame
      rootRef={ref}
      data-quoin="LookThroughChart"
      {...rest}
      title={name}
      summary={first && last && text.summary(layers.length, first.name, last.name, charging)}
      empty={{ title: text.emptyTitle, text: text.empty }}
      rows={layers.length}
      table={<LookThroughTable caption={name} layers={layers} />}
      chart={() => (
        <Layers aria-hidden data-part="drawing">
          <div data-part="investor">{text.you}</div>
          {layers.map((layer, place) => (
            // Two layers may have one name; none moves.
            <Layer key={place} layer={layer} />
          ))}
        </Layers>
      )}
    />
  );
});

const chargesFees = ({ managementFee, performanceFee }: LookThroughLayer): boolean =>
  managementFee !== null || performanceFee !== null;

function Layer({ layer }: { layer: LookThroughLayer }) {
  const text = useMessages('LookThroughChart', english);
  const format = useFormat();
  const { name, kind, interest, units, managementFee, performanceFee } = layer;
  const fees = [
    { label: text.managementFee, rate: managementFee },
    { label: text.performanceFee, rate: performanceFee },
  ].filter(({ rate }) => rate !== null);
  return (
    <>
      <div data-part="held">
        <span>{units === null ? interest : text.held(format.units(units, { digits: 0 }), interest)}</span>
      </div>
      <div data-part="layer" data-kind={kind}>
        <span data-part="kind">{text.kinds[kind]}</span>
        <span data-part="name">
          <bdi>{name}</bdi>
        </span>
        <span data-part="fees">
          {fees.length === 0
            ? text.noFees
            : fees.map(({ label, rate }) => (
                <span key={label}>
                  {label} <Figure kind="percent" value={rate} />
                </span>
              ))}
        </span>
      </div>
    </>
  );
}
