// What a redemption would pay and when, and what that rests on; reckoned by the rule that it is paid by.
import {
  atMovedValue,
  estimateRedemption,
  moneyToWire,
  REDEMPTION_PAYOUT_DAYS,
  VALUE_MOVES,
  type HeldUnits,
  type RedemptionEstimate,
  type RedemptionTerms,
} from '@quoin/rules';
import { Figure, Heading, ProductFacts, Stack, Text, useFormat, type Fact } from '@quoin/ui';
import { useId } from 'react';
import { useText } from '../../i18n';
import type { RedemptionLimits } from './redemption-values';

interface EstimateProps {
  /** Undefined while there is nothing to reckon with. */
  terms: RedemptionTerms | undefined;
  limits: Pick<RedemptionLimits, 'held' | 'asOf' | 'exitPolicy'>;
}

export function Estimate({ terms, limits: { held, asOf, exitPolicy } }: EstimateProps) {
  const text = useText();
  const format = useFormat();
  const headingId = useId();
  const units: HeldUnits = { units: held.units, unitPrice: held.unit_price };
  const estimate = terms && estimateRedemption(terms, units);
  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Stack gap={2}>
        <Heading id={headingId} level={3} size="title">
          {text('redeem.estimate')}
        </Heading>
        <Text role="status" measure>
          {!terms && text('redeem.estimate.nothing_yet')}
          {terms && !estimate && text('redeem.estimate.not_covered')}
          {estimate &&
            text('redeem.estimate.sentence', {
              amount: format.money(moneyToWire(estimate.amount)),
              date: format.date(estimate.payoutDate),
            })}
        </Text>
      </Stack>
      {terms && estimate && (
        <>
          <EstimateFacts estimate={estimate} />
          <MovedValues terms={terms} held={units} />
          <Assumptions limits={{ held, asOf, exitPolicy }} />
        </>
      )}
    </Stack>
  );
}

function Assumptions({ limits: { held, asOf, exitPolicy } }: Pick<EstimateProps, 'limits'>) {
  const text = useText();
  const format = useFormat();
  const said = [
    text('redeem.estimate.value', { price: format.price(held.unit_price), date: format.date(asOf) }),
    text('redeem.estimate.fees'),
    text('redeem.estimate.days', { days: REDEMPTION_PAYOUT_DAYS }),
    text('redeem.estimate.taxes'),
    text('redeem.estimate.policy', { policy: exitPolicy }),
  ];
  return (
    <Stack as="ul" gap={1} aria-label={text('redeem.estimate.assumptions')}>
      {said.map((sentence) => (
        <Text key={sentence} as="li" size="small" tone="secondary" measure>
          {sentence}
        </Text>
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
    {
      name: text('redeem.payout'),
      value: text('redeem.payout.by', { date: format.date(estimate.payoutDate) }),
    },
    { name: text('redeem.estimate.units'), value: <Figure kind="units" value={estimate.units} /> },
    {
      name: text('redeem.estimate.left'),
      value: <Figure kind="money" value={moneyToWire(estimate.worthLeft)} />,
      note: text('redeem.estimate.left.units', { units: format.units(estimate.unitsLeft) }),
    },
  ];
  return <ProductFacts facts={facts} />;
}

/** The same redemption, should the value of a unit be another on its day. */
function MovedValues({ terms, held }: { terms: RedemptionTerms; held: HeldUnits }) {
  const text = useText();
  const format = useFormat();
  return (
    <ProductFacts
      facts={VALUE_MOVES.map((move) => {
        const moved = estimateRedemption(terms, atMovedValue(held, move));
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
