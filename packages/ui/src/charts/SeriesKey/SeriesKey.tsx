import { Figure } from '../../foundations/Figure/Figure';
import { SeriesMark, type SeriesMarkProps } from './SeriesMark';
import { Key } from './SeriesKey.styles';

export interface KeyEntry extends SeriesMarkProps {
  id: string;
  name: string;
  /** Decimal dollars at the place that is read; undefined for a mark that only has a name. */
  value?: string | null;
  change?: boolean;
}

interface SeriesKeyProps {
  /** Where on the axis the figures are from. */
  place?: string;
  entries: readonly KeyEntry[];
}

/** Which line is which, with the figures of the place that is being read. */
export function SeriesKey({ place, entries }: SeriesKeyProps) {
  return (
    <Key data-part="key">
      {place && <span data-part="place">{place}</span>}
      <dl>
        {entries.map(({ id, name, value, change, ...mark }) => (
          <div key={id}>
            <dt>
              <SeriesMark {...mark} />
              {name}
            </dt>
            <dd>{value !== undefined && <Figure kind="money" value={value} change={change} />}</dd>
          </div>
        ))}
      </dl>
    </Key>
  );
}
