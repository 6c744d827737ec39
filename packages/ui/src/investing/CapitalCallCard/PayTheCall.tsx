// The choice between wire and ACH, unless another page offers it, and the dates between which the funds arrive.
import type { ReactNode } from 'react';
import {
  FUNDING_BUSINESS_DAYS,
  fundsArrival,
  sendFundsBy,
  TRANSFER_METHODS,
  type TransferMethod,
} from '@quoin/rules';
import { useControllable } from '../../behaviour/use-controllable';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import { CapitalCallCard as english } from '../../messages/en/capital';
import { transferMethod } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import type { CapitalCall } from './CapitalCallCard';

export interface PayTheCallProps {
  call: CapitalCall;
  /** YYYY-MM-DD in New York. The card does not read the clock. */
  today: string;
  /** Controlled transfer method. */
  method?: TransferMethod | undefined;
  /** Default `wire`, which every account supports. */
  defaultMethod?: TransferMethod | undefined;
  /** Called with the selected transfer method. */
  onMethodChange?: ((method: TransferMethod) => void) | undefined;
  /** Why this investor cannot pay by ACH: an IRA custodian, a bank abroad, a product that does not permit it. */
  achRefused?: ReactNode | undefined;
  /** Dates (YYYY-MM-DD) between which funds sent today arrive. Default: 3 to 5 business days of New York's banks. */
  arrival?: { from: string; to: string } | undefined;
  /** Called with the chosen transfer method. */
  onPay?: ((method: TransferMethod) => void) | undefined;
  /** Opens the page that offers the transfer methods. With it, the card does not offer them. */
  onFund?: (() => void) | undefined;
}

export function PayTheCall({
  call: { dueDate },
  today,
  method,
  defaultMethod = 'wire',
  onMethodChange,
  achRefused,
  arrival = fundsArrival(today),
  onPay,
  onFund,
  notice,
}: PayTheCallProps & { notice: ReactNode }) {
  const text = useMessages('CapitalCallCard', english);
  const methodNames = useNamedTerms('transferMethod', transferMethod);
  const format = useFormat();
  const [chosen, choose] = useControllable({
    value: method,
    defaultValue: defaultMethod,
    onChange: onMethodChange,
  });
  if (method !== undefined && !onMethodChange)
    warnInDevelopment(
      'CapitalCallCard',
      '`method` is given and nothing can change it. Add `onMethodChange`, or give `defaultMethod`.',
    );
  const hints = { wire: text.wire, ach: achRefused ?? text.ach };
  return (
    <div data-part="pay">
      {!onFund && (
        <RadioGroup
          label={text.method}
          appearance="cards"
          value={chosen}
          options={TRANSFER_METHODS.map((one) => ({
            value: one,
            label: methodNames[one],
            hint: hints[one],
            disabled: one === 'ach' && Boolean(achRefused),
          }))}
          onChange={(next) => {
            const found = TRANSFER_METHODS.find((one) => one === next);
            if (found) choose(found);
          }}
        />
      )}
      <div data-part="arrival">
        <Text size="small">
          {text.arrival(
            format.date(arrival.from),
            format.date(arrival.to),
            FUNDING_BUSINESS_DAYS.from,
            FUNDING_BUSINESS_DAYS.to,
          )}
        </Text>
        {arrival.to > dueDate ? (
          <Text size="small" tone="warning" weight="medium">
            {text.mayBeLate}
          </Text>
        ) : (
          <Text size="small" weight="medium">
            {text.sendBy(format.date(sendFundsBy(dueDate)))}
          </Text>
        )}
        {!onFund && chosen === 'ach' && (
          <Text size="small" tone="secondary">
            {text.achFails}
          </Text>
        )}
      </div>
      <div data-part="actions">
        {onFund ? (
          <Button onClick={onFund}>{text.pay}</Button>
        ) : (
          onPay && <Button onClick={() => onPay(chosen)}>{text.payBy[chosen]}</Button>
        )}
        {notice}
      </div>
    </div>
  );
}
