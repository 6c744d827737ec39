import { Figure } from '../../foundations/Figure/Figure';
import { SeriesMark, type SeriesMarkProps } from './SeriesMark';
import { Key } from './SeriesKey.styles';

export interface KeyEntry extends SeriesMarkProps {
  id: string;
  name: string;
  /** Decimal dollars at the selected point; undefined for an entry with a name only. */
  value?: string | null;
  change?: boolean;
}

interface SeriesKeyProps {
  /** Label of the selected point. */
  place?: string;
  entries: readonly KeyEntry[];
}

/** The legend, with the figures at the selected point. */
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
