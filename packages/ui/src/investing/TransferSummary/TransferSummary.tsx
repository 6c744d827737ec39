import { forwardRef, type ReactNode } from 'react';
import type { PayoutPart } from '@quoin/rules';
import type { CardProps } from '../../foundations/Card/Card';
import { Figure } from '../../foundations/Figure/Figure';
import { Heading } from '../../foundations/Heading/Heading';
import { ArrowRightIcon, LandmarkIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { useFormat } from '../../foundations/format/use-format';
import { TransferSummary as english } from '../../messages/en/capital';
import { useMessages } from '../../provider/quoin-context';
import { FactRow, FactValue, type Fact } from '../ProductFacts/FactRow';
import { Ends, Rows, Terms, View } from './TransferSummary.styles';

export interface TransferPayment {
  part: PayoutPart;
  /** Decimal dollars; null while unknown. */
  amount: string | null;
  /** YYYY-MM-DD: latest payment date. */
  by: string;
}

export interface Transfer {
  /** The investment that the money comes from. */
  from: string;
  /** The account that receives it, masked; undefined if none is chosen. */
  to: { bank: string; digits: string; holder: string } | undefined;
  /** What the investor has to know about that account. */
  toNote?: ReactNode | undefined;
  /** Decimal dollars; null while unknown. */
  amount: string | null;
  /** Whether the amount depends on a later price. */
  estimated?: boolean | undefined;
  /** Payments by date. */
  payments: readonly TransferPayment[];
  /** What stays invested, at the same price; undefined if unknown. */
  remaining?: { amount: string; units: string } | undefined;
}

export interface TransferSummaryProps extends Omit<CardProps, 'variant' | 'padding' | 'as' | 'children'> {
  /** Transfer to review. */
  transfer: Transfer;
  /** Further facts between the amount and the payments, such as the redemption day. */
  facts?: readonly Fact[] | undefined;
  /** What the investor agrees to, one short sentence each. */
  terms?: readonly string[] | undefined;
  /** Level of the heading of the terms. Default 3. */
  headingLevel?: 3 | 4 | undefined;
}

const NONE: readonly never[] = [];

/**
 * Money on its way out of an investment, before the investor confirms it: from, to, amount, payments by date and what
 * stays invested, with short terms. The ref is the `<section>`.
 */
export const TransferSummary = forwardRef<HTMLDivElement, TransferSummaryProps>(function TransferSummary(
  { transfer, facts = NONE, terms = NONE, headingLevel = 3, ...rest },
  ref,
) {
  const text = useMessages('TransferSummary', english);
  const format = useFormat();
  const { from, to, toNote, amount, estimated = false, payments, remaining } = transfer;
  const [only, another] = payments;
  return (
    <View
      ref={ref}
      forwardedAs="section"
      variant="chamfered"
      aria-label={text.label}
      data-quoin="TransferSummary"
      {...rest}
    >
      <Ends>
        <div data-part="from">
          <dt>{text.from}</dt>
          <dd>
            <bdi>{from}</bdi>
          </dd>
        </div>
        <div data-part="to">
          <span data-part="arrow" aria-hidden>
            <Icon of={ArrowRightIcon} />
          </span>
          <dt>{text.to}</dt>
          <dd>
            {to ? (
              <>
                <span data-part="account">
                  <Icon of={LandmarkIcon} size="small" />
                  <span>
                    <bdi>{to.bank}</bdi> <span data-part="digits">{text.endingIn(to.digits)}</span>
                  </span>
                </span>
                <span data-part="note">
                  <bdi>{to.holder}</bdi>
                </span>
              </>
            ) : (
              '—'
            )}
            {toNote && <span data-part="note">{toNote}</span>}
          </dd>
        </div>
      </Ends>
      <Rows>
        <div data-part="amount">
          <dt>{estimated ? text.estimated : text.amount}</dt>
          <dd>
            <Figure kind="money" value={amount} />
          </dd>
        </div>
        {facts.map(({ name, ...fact }) => (
          <FactRow key={name} name={name}>
            <FactValue {...fact} />
          </FactRow>
        ))}
        {only && !another && <FactRow name={text.payout}>{text.by(format.date(only.by))}</FactRow>}
        {another &&
          payments.map((payment) => (
            <FactRow key={payment.part} name={text.payouts[payment.part]}>
              <FactValue
                value={<Figure kind="money" value={payment.amount} />}
                note={text.by(format.date(payment.by))}
              />
            </FactRow>
          ))}
        {remaining && (
          <FactRow name={text.remaining}>
            <FactValue
              value={<Figure kind="money" value={remaining.amount} />}
              note={isNothing(remaining.units) ? text.nothing : text.units(format.units(remaining.units))}
            />
          </FactRow>
        )}
      </Rows>
      {terms.length > 0 && (
        <Terms>
          <Heading level={headingLevel} size="small">
            {text.terms}
          </Heading>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Terms>
      )}
    </View>
  );
});

const isNothing = (units: string): boolean => !/[1-9]/.test(units);
