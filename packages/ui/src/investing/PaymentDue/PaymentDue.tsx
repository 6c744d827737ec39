import { forwardRef, useId } from 'react';
import { fundsArrival, sendFundsBy, type TransferMethod } from '@quoin/rules';
import { Button } from '../../controls/Button/Button';
import type { CardProps } from '../../foundations/Card/Card';
import { Figure } from '../../foundations/Figure/Figure';
import { Heading } from '../../foundations/Heading/Heading';
import { FileTextIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import { PaymentDue as english } from '../../messages/en/capital';
import { transferMethod } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { DaysLeft } from '../CapitalCallCard/DaysLeft';
import { FactRow } from '../ProductFacts/FactRow';
import { Facts, Items, View } from './PaymentDue.styles';

/** What a part of a payment is for. */
export type PaymentPurpose = 'capital_call' | 'commitment' | 'fees';

export interface PaymentItem {
  purpose: PaymentPurpose;
  /** Decimal dollars. */
  amount: string;
  /** YYYY-MM-DD: the day on which a capital call was issued. */
  issuedDate?: string | undefined;
  /** Opens the notice of a capital call. Without it there is no button. */
  onOpenNotice?: (() => void) | undefined;
}

export interface Payment {
  /** Name of the fund. */
  name: string;
  /** Decimal dollars: the sum of the items. */
  amount: string;
  items: readonly PaymentItem[];
  /** YYYY-MM-DD: the day by which the money has to arrive; null if no day is set. */
  dueDate: string | null;
  /** Decimal dollars. */
  commitment: string;
  /** Decimal dollars of the commitment that have arrived, without fees. */
  paid: string;
}

export interface PaymentSource {
  method: TransferMethod;
  /** The paying account, masked: its bank and its last digits. For ACH, the account that will be debited. */
  account?: { bank: string; digits: string } | undefined;
}

export interface PaymentDueProps extends Omit<CardProps, 'variant' | 'padding' | 'as'> {
  /** Payment to make. */
  payment: Payment;
  /** YYYY-MM-DD in New York. The component does not read the clock. */
  today: string;
  /** How the investor pays, once a method is chosen. */
  payBy?: PaymentSource | undefined;
  /** Level of the heading in the document outline. Default 2. */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * The bill of a payment: one amount, the day it is due and the day to send it, how to pay, what was paid so far and what
 * it is for. Children are the choice of the method and its instructions. It is the primary card of its view, so it is
 * chamfered. The ref is the `<section>`.
 */
export const PaymentDue = forwardRef<HTMLDivElement, PaymentDueProps>(function PaymentDue(
  { payment, today, payBy, headingLevel = 2, children, ...rest },
  ref,
) {
  const text = useMessages('PaymentDue', english);
  const format = useFormat();
  const id = useId();
  const { name, amount, dueDate, commitment, paid, items } = payment;
  // A debit with an account is authorized: the investor sends nothing.
  const sends = dueDate !== null && !(payBy?.method === 'ach' && payBy.account);
  const mayBeLate = sends && fundsArrival(today).to > dueDate;
  return (
    <View
      ref={ref}
      forwardedAs="section"
      variant="chamfered"
      aria-labelledby={id}
      data-quoin="PaymentDue"
      {...rest}
    >
      <div data-part="head" id={id}>
        <Heading level={headingLevel} size="title">
          {text.title}
        </Heading>
        <Text size="small" tone="secondary">
          <bdi>{name}</bdi>
        </Text>
      </div>
      <Facts>
        <div data-part="amount">
          <dt>{text.amount}</dt>
          <dd>
            <Figure kind="money" value={amount} />
          </dd>
        </div>
        <FactRow name={text.due}>
          {dueDate === null ? text.noDay : format.date(dueDate)}
          {dueDate !== null && <DaysLeft today={today} dueDate={dueDate} />}
        </FactRow>
        {sends && <FactRow name={text.sendBy}>{format.date(sendFundsBy(dueDate))}</FactRow>}
        <FactRow name={text.method}>
          <Source of={payBy} />
        </FactRow>
        <FactRow name={text.paid}>{text.paidOf(format.money(paid), format.money(commitment))}</FactRow>
      </Facts>
      {mayBeLate && (
        <Text size="small" tone="warning" weight="medium">
          {text.mayBeLate}
        </Text>
      )}
      <div data-part="for">
        <Heading level={headingLevel === 2 ? 3 : 4} size="small">
          {text.forWhat}
        </Heading>
        <Items>
          {items.map((item, index) => (
            <Item key={index} item={item} />
          ))}
        </Items>
      </div>
      {children && <div data-part="method">{children}</div>}
    </View>
  );
});

function Source({ of: source }: { of: PaymentSource | undefined }) {
  const text = useMessages('PaymentDue', english);
  const methodNames = useNamedTerms('transferMethod', transferMethod);
  if (!source) return text.anyMethod;
  const { method, account } = source;
  return (
    <>
      {methodNames[method]}
      {account && (
        <Text as="span" size="small" tone="secondary" data-part="account">
          <bdi>{text.source(account.bank, account.digits)}</bdi>
        </Text>
      )}
    </>
  );
}

function Item({ item: { purpose, amount, issuedDate, onOpenNotice } }: { item: PaymentItem }) {
  const text = useMessages('PaymentDue', english);
  const format = useFormat();
  const name = text.items[purpose](format.date(issuedDate));
  return (
    <div>
      <dt>
        {name}
        {onOpenNotice && (
          <Button
            variant="quiet"
            size="small"
            iconStart={<Icon of={FileTextIcon} size="small" />}
            aria-label={text.openNoticeNamed(name)}
            onClick={onOpenNotice}
          >
            {text.openNotice}
          </Button>
        )}
      </dt>
      <dd>
        <Figure kind="money" value={amount} />
      </dd>
    </div>
  );
}
