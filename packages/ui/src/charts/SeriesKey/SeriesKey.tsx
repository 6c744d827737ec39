import { Figure } from '../../foundations/Figure/Figure';
import type { SeriesNumber } from '../Drawing/palette';
import { Key, Mark } from './SeriesKey.styles';

export interface KeyEntry extends SeriesMarkProps {
  id: string;
  name: string;
  /** Decimal dollars at the selected point; undefined for an entry with a name only. */
  value?: string | null | undefined;
  change?: boolean | undefined;
}

interface SeriesKeyProps {
  /** Label of the selected point. */
  place?: string | undefined;
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

/** A sample of the line or fill of a series, which its pattern identifies as well as its colour. */
const SAMPLES = {
  line: <path d="M1 7h22" />,
  dashed: <path d="M1 7h22" strokeDasharray="5 3" />,
  dotted: (
    <>
      <path d="M1 7h22" />
      <circle cx="12" cy="7" r="3.5" fill="currentColor" />
    </>
  ),
  bar: <path d="M6 1h12v12H6z" fill="currentColor" />,
  hatched: <path d="M6.5 1.5h11v11h-11zM6.5 7l5.5-5.5M6.5 12.5l11-11M12 12.5l5.5-5.5" strokeWidth="1.25" />,
  triangle: <path d="M12 2l5.5 10h-11z" fill="currentColor" strokeWidth="1" />,
  diamond: <path d="M12 1.5 17.5 7 12 12.5 6.5 7z" fill="currentColor" strokeWidth="1" />,
  square: <path d="M7.5 2.5h9v9h-9z" fill="currentColor" strokeWidth="1" />,
  star: (
    <path
      d="M12 1l1.7 4.2 4.5.3-3.5 2.9 1.1 4.4L12 10.4l-3.8 2.4 1.1-4.4-3.5-2.9 4.5-.3z"
      fill="currentColor"
      strokeWidth="1"
    />
  ),
};

interface SeriesMarkProps {
  mark: keyof typeof SAMPLES;
  /** Palette index of its colour. Default: the text colour. */
  series?: SeriesNumber | undefined;
}

function SeriesMark({ mark, series }: SeriesMarkProps) {
  return (
    <Mark viewBox="0 0 24 14" aria-hidden data-part="mark" data-series={series}>
      {SAMPLES[mark]}
    </Mark>
  );
}
