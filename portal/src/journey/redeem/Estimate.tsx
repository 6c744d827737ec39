// Estimate of a redemption's payouts with its assumptions, computed by the same rule as the actual payouts.
import {
  applyValueChange,
  estimateRedemption,
  moneyToWire,
  VALUE_MOVES,
  type HeldUnits,
  type RedemptionEstimate,
  type RedemptionPayout,
  type RedemptionTerms,
} from '@quoin/rules';
import { Figure, Heading, ProductFacts, Stack, Text, useFormat, type Fact } from '@quoin/ui';
import { useId } from 'react';
import { Note } from '../../components/Note';
import { useText } from '../../i18n';
import type { RedemptionLimits } from './redemption-values';

interface EstimateProps {
  /** Undefined while the input is incomplete. */
  terms: RedemptionTerms | undefined;
  limits: Pick<RedemptionLimits, 'held' | 'asOf' | 'exitPolicy' | 'payoutTerms'>;
}

export function Estimate({ terms, limits }: EstimateProps) {
  const text = useText();
  const headingId = useId();
  const { held, payoutTerms } = limits;
  const units: HeldUnits = { units: held.units, unitPrice: held.unit_price };
  const estimate = terms && estimateRedemption(terms, units, payoutTerms);
  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Stack gap={2}>
        <Heading id={headingId} level={3} size="title">
          {text('redeem.estimate')}
        </Heading>
        <Text role="status" measure>
          {!terms && text('redeem.estimate.nothing_yet')}
          {terms && !estimate && text('redeem.estimate.not_covered')}
          {estimate && <PaidText payouts={estimate.payouts} />}
        </Text>
      </Stack>
      {terms && estimate && (
        <>
          <EstimateFacts estimate={estimate} />
          <MovedValues terms={terms} held={units} />
          <Assumptions limits={limits} />
        </>
      )}
    </Stack>
  );
}

const getMoney = (amount: RedemptionPayout['amount'], format: ReturnType<typeof useFormat>) =>
  amount === null ? '' : format.money(moneyToWire(amount));

function PaidText({ payouts: [first, rest] }: { payouts: readonly RedemptionPayout[] }) {
  const text = useText();
  const format = useFormat();
  if (!first) return null;
  const [amount, date] = [getMoney(first.amount, format), format.date(first.by)];
  if (!rest) return text('redeem.estimate.sentence', { amount, date });
  return text('redeem.estimate.sentence_of_two', {
    first: amount,
    date,
    rest: getMoney(rest.amount, format),
    last: format.date(rest.by),
  });
}

function Assumptions({ limits: { held, asOf, exitPolicy, payoutTerms } }: Pick<EstimateProps, 'limits'>) {
  const text = useText();
  const format = useFormat();
  const said = [
    text('redeem.estimate.value', { price: format.price(held.unit_price), date: format.date(asOf) }),
    text('redeem.estimate.fees'),
    text('redeem.estimate.days', { days: payoutTerms.days }),
    ...(payoutTerms.holdback === '0'
      ? []
      : [text('redeem.estimate.holdback', { share: format.percent(payoutTerms.holdback) })]),
    text('redeem.estimate.taxes'),
    text('redeem.estimate.policy', { policy: exitPolicy }),
  ];
  return (
    <Stack as="ul" gap={1} aria-label={text('redeem.estimate.assumptions')}>
      {said.map((message) => (
        <Note key={message} as="li" measure>
          {message}
        </Note>
      ))}
    </Stack>
  );
}

function EstimateFacts({ estimate }: { estimate: RedemptionEstimate }) {
  const text = useText();
  const format = useFormat();
  const facts: Fact[] = [
    {
      name: text('redeem.estimate.paid'),
      value: <Figure kind="money" value={moneyToWire(estimate.amount)} />,
    },
    ...estimate.payouts.map(({ part, amount, by }, _at, all) => {
      const date = text('redeem.payout.by', { date: format.date(by) });
      return all.length === 1
        ? { name: text('redeem.payout'), value: date }
        : {
            name: text(`redeem.payout.${part}`),
            value: <Figure kind="money" value={amount === null ? null : moneyToWire(amount)} />,
            note: date,
          };
    }),
    { name: text('redeem.estimate.units'), value: <Figure kind="units" value={estimate.units} /> },
    {
      name: text('redeem.estimate.left'),
      value: <Figure kind="money" value={moneyToWire(estimate.worthLeft)} />,
      note: text('redeem.estimate.left.units', { units: format.units(estimate.unitsLeft) }),
    },
  ];
  return <ProductFacts facts={facts} />;
}

/** The same redemption at other unit prices. */
function MovedValues({ terms, held }: { terms: RedemptionTerms; held: HeldUnits }) {
  const text = useText();
  const format = useFormat();
  return (
    <ProductFacts
      facts={VALUE_MOVES.map((move) => {
        const moved = estimateRedemption(terms, applyValueChange(held, move));
        return {
          name: text('redeem.estimate.if_moved', {
            move: format.percent(move, { sign: 'change', digits: 0 }),
          }),
          value: moved
            ? text('redeem.estimate.moved', {
                amount: format.money(moneyToWire(moved.amount)),
                units: format.units(moved.units),
              })
            : text('redeem.estimate.not_covered'),
        };
      })}
    />
  );
}
