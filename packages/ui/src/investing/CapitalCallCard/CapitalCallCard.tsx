import { forwardRef, useId } from 'react';
import { addDecimals, type CapitalCallStatus } from '@quoin/rules';
import { Button } from '../../controls/Button/Button';
import { Figure } from '../../foundations/Figure/Figure';
import { FileTextIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import type { CardProps } from '../../foundations/Card/Card';
import { CapitalCallCard as english } from '../../messages/en/capital';
import { capitalCallStatus } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { FactRow } from '../ProductFacts/FactRow';
import type { StatusTone } from '../StatusMark/get-tone';
import { DaysLeft } from './DaysLeft';
import { PayTheCall, type PayTheCallProps } from './PayTheCall';
import { Facts, View } from './CapitalCallCard.styles';

export interface CapitalCall {
  status: CapitalCallStatus;
  /** The fund and the number of the call. */
  name: string;
  /** Decimal dollars. */
  amount: string;
  /** Decimal dollars on top of the amount, due with this call. */
  fees?: string | undefined;
  /** YYYY-MM-DD */
  dueDate: string;
  /** YYYY-MM-DD */
  issuedDate?: string | undefined;
}

export interface CapitalCallCardProps
  extends Omit<CardProps, 'variant' | 'padding' | 'children'>, Omit<PayTheCallProps, 'call'> {
  /** Capital call to show. */
  call: CapitalCall;
  /** Whether payment is suspended, because the subscription is under review again. Default: false. */
  onHold?: boolean | undefined;
  /** Opens the notice. Without it there is no button; a cancelled call never has one. */
  onOpenNotice?: (() => void) | undefined;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const TONES: Record<CapitalCallStatus, StatusTone> = {
  issued: 'accent',
  funded: 'success',
  cancelled: 'neutral',
};

/** A capital call: amount, due date, transfer method, and when the funds arrive. The ref is the `<article>`. */
export const CapitalCallCard = forwardRef<HTMLDivElement, CapitalCallCardProps>(function CapitalCallCard(
  {
    call,
    today,
    method,
    defaultMethod,
    onMethodChange,
    achRefused,
    arrival,
    onPay,
    onFund,
    onHold = false,
    onOpenNotice,
    headingLevel = 3,
    ...rest
  },
  ref,
) {
  const text = useMessages('CapitalCallCard', english);
  const statusNames = useNamedTerms('capitalCallStatus', capitalCallStatus);
  const format = useFormat();
  const stateId = useId();
  const { status, name, amount, fees = '0', dueDate, issuedDate } = call;
  const cancelled = status === 'cancelled';
  const payable = status === 'issued' && !onHold;
  const hasFees = payable && /[1-9]/.test(fees);
  const notice = onOpenNotice && (
    <Button
      variant="secondary"
      iconStart={<Icon of={FileTextIcon} size="small" />}
      aria-label={text.openNoticeNamed(name)}
      aria-disabled={cancelled || undefined}
      aria-describedby={cancelled ? stateId : undefined}
      onClick={() => {
        if (!cancelled) onOpenNotice();
      }}
    >
      {text.openNotice}
    </Button>
  );
  return (
    <View
      ref={ref}
      title={text.title}
      name={name}
      level={headingLevel}
      tone={TONES[status]}
      status={statusNames[status]}
      data-quoin="CapitalCallCard"
      data-status={status}
      {...rest}
    >
      <Facts>
        <FactRow name={payable ? text.amount : text.called}>
          <Figure kind="money" value={hasFees ? addDecimals([amount, fees]) : amount} size="title" />
        </FactRow>
        {hasFees && (
          <>
            <FactRow name={text.called}>
              <Figure kind="money" value={amount} />
            </FactRow>
            <FactRow name={text.fees}>
              <Figure kind="money" value={fees} />
            </FactRow>
          </>
        )}
        <FactRow name={text.due}>
          {format.date(dueDate)}
          {payable && <DaysLeft today={today} dueDate={dueDate} />}
        </FactRow>
        {issuedDate && <FactRow name={text.issued}>{format.date(issuedDate)}</FactRow>}
      </Facts>
      {payable ? (
        <PayTheCall
          {...{
            call,
            today,
            method,
            defaultMethod,
            onMethodChange,
            achRefused,
            arrival,
            onPay,
            onFund,
            notice,
          }}
        />
      ) : (
        <>
          <Text id={stateId}>{status === 'issued' ? text.onHold : text.state[status]}</Text>
          {notice && <div data-part="actions">{notice}</div>}
        </>
      )}
    </View>
  );
});
