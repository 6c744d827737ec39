import type { LookThroughKind } from '@quoin/rules';
import { forwardRef } from 'react';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { figureColumn, RecordTable, type RecordColumn } from '../../investing/RecordTable/RecordTable';
import { LookThroughChart as english } from '../../messages/en/charts';
import { useMessages } from '../../provider/quoin-context';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame';
import { Layers } from './LookThroughChart.styles';

/** A fund, a company or the underlying asset. Rates are decimal fractions, `'0.015'` is 1.5 %. */
export interface LookThroughLayer {
  name: string;
  kind: LookThroughKind;
  /** The interest that the layer above holds in it, as text. */
  interest: string;
  /** Number of units, a decimal; null if they are not counted. */
  units: string | null;
  /** Fee of this layer alone; null if it charges none. */
  managementFee: string | null;
  performanceFee: string | null;
}

export interface LookThroughChartProps extends ChartProps {
  /** From the layer that the investor holds to the underlying asset. */
  layers: readonly LookThroughLayer[];
}

/**
 * The layers between an investment and its underlying asset, with the interest in the next layer and the fees of each.
 * Forwards the ref and other attributes to the root, a `figure`.
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
          {layers.map((layer, index) => (
            // Names may repeat, and the order never changes.
            <Layer key={index} layer={layer} />
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

interface LookThroughTableProps {
  caption: string;
  layers: readonly LookThroughLayer[];
}

function LookThroughTable({ caption, layers }: LookThroughTableProps) {
  const text = useMessages('LookThroughChart', english);
  const fee = (key: 'managementFee' | 'performanceFee'): RecordColumn<LookThroughLayer> =>
    figureColumn(key, text[key], ({ [key]: rate }) =>
      rate === null ? text.none : <Figure kind="percent" value={rate} />,
    );
  const columns: RecordColumn<LookThroughLayer>[] = [
    { key: 'layer', header: text.layer, namesRow: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'kind', header: text.kind, cell: ({ kind }) => text.kinds[kind] },
    { key: 'interest', header: text.interest, cell: ({ interest }) => interest },
    figureColumn('units', text.units, ({ units }) =>
      units === null ? null : <Figure kind="units" digits={0} value={units} />,
    ),
    fee('managementFee'),
    fee('performanceFee'),
  ];
  return (
    <RecordTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={layers}
      rowKey={(layer) => String(layers.indexOf(layer))}
    />
  );
}
