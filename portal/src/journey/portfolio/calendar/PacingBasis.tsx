import type { ReplyOf } from '@quoin/contract';
import { Disclosure, Figure, Heading, RecordTable, Stack, Text, type RecordColumn } from '@quoin/ui';
import { Lead } from '../../../components/Note';
import { useText, type Translate } from '../../../i18n';

type PacingInvestment = ReplyOf<'getPacing'>['investments'][number];

/** Starting values and projection of the estimate. */
export function PacingBasis({ investments }: { investments: readonly PacingInvestment[] }) {
  const text = useText();
  const title = text('portfolio.calendar.pacing.basis');
  return (
    <Stack as="section" gap={4} aria-labelledby="pacing-basis">
      <Heading id="pacing-basis" level={2}>
        {title}
      </Heading>
      <RecordTable
        caption={title}
        captionHidden
        columns={startingValues(text, investments)}
        rows={investments}
        rowKey={(one) => one.id}
      />
      <Disclosure summary={text('portfolio.calendar.pacing.method')}>
        <Stack gap={3}>
          <Text measure>{text('portfolio.calendar.pacing.method.calls')}</Text>
          <Text measure>{text('portfolio.calendar.pacing.method.payouts')}</Text>
          <Text measure>{text('portfolio.calendar.pacing.method.years')}</Text>
          <Lead>{text('portfolio.calendar.pacing.source')}</Lead>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

const AMOUNTS = ['commitment', 'unfunded', 'called', 'nav', 'redeemed'] as const;

/** The redemptions in progress have a column if there is one. */
function startingValues(
  text: Translate,
  investments: readonly PacingInvestment[],
): RecordColumn<PacingInvestment>[] {
  const redeems = investments.some((one) => one.redeemed !== '0.00');
  return [
    {
      key: 'product',
      header: text('portfolio.calendar.pacing.investment'),
      namesRow: true,
      cell: (one) => one.product_name,
    },
    ...AMOUNTS.filter((amount) => amount !== 'redeemed' || redeems).map(
      (amount): RecordColumn<PacingInvestment> => ({
        key: amount,
        header: text(`portfolio.calendar.pacing.${amount}`),
        align: 'end',
        cell: (one) => <Figure kind="money" value={one[amount]} />,
      }),
    ),
    {
      key: 'age',
      header: text('portfolio.calendar.pacing.age'),
      align: 'end',
      wrap: 'never',
      cell: (one) => text('portfolio.calendar.pacing.years', { count: one.age }),
    },
  ];
}
