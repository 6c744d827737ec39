// Valuation of the company over time; a separate chunk, because charts are large.
import { NavChart } from '@quoin/ui/charts';
import type { Company } from './CompanyScreen';

/** Post-money valuations of rounds, and valuations by secondary trades between rounds. */
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
