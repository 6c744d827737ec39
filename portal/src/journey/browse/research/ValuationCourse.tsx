// What the company was worth over time; a chunk of its own, because charts are heavy.
import { NavChart } from '@quoin/ui/charts';
import type { Company } from './CompanyScreen';

/** A round says what all shares were worth after it; between rounds, what changes hands says it. */
export default function ValuationCourse({ company }: { company: Company }) {
  return (
    <NavChart
      of="company"
      headingLevel={2}
      asOfDate={company.as_of}
      valuations={[
        ...company.rounds.map(({ date, post_money }) => ({ date, nav: post_money })),
        ...company.valuations.map(({ date, valuation }) => ({ date, nav: valuation })),
      ]}
      events={company.rounds.map(({ date, amount }) => ({ date, type: 'funding_round', amount }))}
    />
  );
}
