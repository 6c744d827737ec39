// The rows behind a company's figures, each with its source.
import { Figure, RecordTable, useFormat, type RecordColumn, Banner } from '@quoin/ui';
import { useText } from '../../../i18n';
import type { Company } from './CompanyScreen';

type Round = Company['rounds'][number];
type Valuation = Company['valuations'][number];

export function Rounds({ company }: { company: Company }) {
  const text = useText();
  const { date, price, shares, source } = useSharedColumns(company);
  const columns: RecordColumn<Round>[] = [
    {
      key: 'round',
      header: text('browse.research.round'),
      namesRow: true,
      cell: ({ round }) => text(`browse.research.round.${round}`),
    },
    date,
    moneyColumn('amount', text('browse.research.raised')),
    moneyColumn('post_money', text('browse.research.post_money')),
    price,
    shares,
    source,
  ];
  return (
    <RecordTable
      caption={text('browse.research.rounds')}
      captionHidden
      columns={columns}
      rows={company.rounds.toReversed()}
      rowKey={({ source_id }) => source_id}
      empty={text('browse.research.no_rounds')}
    />
  );
}

export function Valuations({ company }: { company: Company }) {
  const text = useText();
  const { date, price, shares, source } = useSharedColumns(company);
  const columns: RecordColumn<Valuation>[] = [
    {
      key: 'basis',
      header: text('browse.research.basis'),
      namesRow: true,
      cell: ({ basis }) => text(`browse.research.basis.${basis}`),
    },
    date,
    moneyColumn('valuation', text('browse.research.implied_valuation')),
    price,
    shares,
    source,
  ];
  return (
    <RecordTable
      caption={text('browse.research.valuations')}
      captionHidden
      columns={columns}
      rows={company.valuations.toReversed()}
      rowKey={({ source_id }) => source_id}
      empty={text('browse.research.no_valuations')}
    />
  );
}

const moneyColumn = <Key extends string>(key: Key, header: string): RecordColumn<Record<Key, string>> => ({
  key,
  header,
  align: 'end',
  cell: (row) => <Figure kind="money" value={row[key]} />,
});

/** Columns shared by rounds and valuations. */
function useSharedColumns({ sources }: Company) {
  const text = useText();
  const format = useFormat();
  return {
    date: {
      key: 'date',
      header: text('browse.research.date'),
      cell: (row) => format.date(row.date, 'short'),
    },
    price: moneyColumn('price_per_share', text('browse.research.price')),
    shares: {
      key: 'shares',
      header: text('browse.research.shares'),
      align: 'end',
      cell: (row) => <Figure kind="count" value={String(row.shares)} />,
    },
    source: {
      key: 'source',
      header: text('browse.research.source'),
      cell: ({ source_id }) => {
        const found = sources.find(({ id }) => id === source_id);
        return (
          found && (
            <span>
              {text('browse.research.on', {
                what: found.name,
                date: format.date(found.published_on, 'short'),
              })}
            </span>
          )
        );
      },
    },
  } satisfies Record<string, RecordColumn<Round | Valuation>>;
}

/** Disclaimer and date of the data, shown above all figures. */
export function DataDisclaimer({ disclaimer, as_of }: { disclaimer: string; as_of: string }) {
  const text = useText();
  const format = useFormat();
  return (
    <Banner title={text('browse.research.disclaimer', { date: format.date(as_of) })}>{disclaimer}</Banner>
  );
}
