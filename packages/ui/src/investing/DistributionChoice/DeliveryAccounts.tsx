// The accounts that can receive one type of delivery.
import { useId, type ReactNode } from 'react';
import type { DeliveryOption } from '@quoin/rules';
import { Button } from '../../controls/Button/Button';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { FieldError } from '../../fields/Field/Field';
import { Icon } from '../../foundations/Icon/Icon';
import { PlusIcon } from '../../foundations/Icon/icons';
import { Text } from '../../foundations/Text/Text';
import { DistributionChoice as english } from '../../messages/en/capital';
import { useMessages } from '../../provider/quoin-context';
import { shownDigits, type ReceivingAccount } from './distribution-instruction';

interface DeliveryAccountsProps {
  delivery: DeliveryOption;
  accounts: readonly ReceivingAccount[];
  accountId: string | undefined;
  name: string | undefined;
  required: boolean | undefined;
  error: ReactNode;
  onChoose: (accountId: string) => void;
  onAddAccount: ((delivery: DeliveryOption) => void) | undefined;
}

export function DeliveryAccounts({
  delivery,
  accounts,
  accountId = '',
  name,
  required,
  error,
  onChoose,
  onAddAccount,
}: DeliveryAccountsProps) {
  const text = useMessages('DistributionChoice', english);
  const errorId = useId();
  const none = accounts.length === 0;
  return (
    <div data-part="accounts" data-invalid={none && error ? '' : undefined}>
      {none ? (
        <div>
          <Text tone="secondary">{text.none[delivery]}</Text>
          <FieldError id={errorId} error={error} />
        </div>
      ) : (
        <RadioGroup
          label={text.accounts[delivery]}
          name={name}
          required={required}
          error={error}
          value={accountId}
          options={accounts.map((account) => ({
            value: account.id,
            label: <bdi>{account.name}</bdi>,
            hint: hintOf(account, text.ending),
            disabled: Boolean(account.refused),
          }))}
          onChange={onChoose}
        />
      )}
      {onAddAccount && (
        <Button
          variant="secondary"
          iconStart={<Icon of={PlusIcon} size="small" />}
          aria-describedby={none && error ? errorId : undefined}
          onClick={() => onAddAccount(delivery)}
        >
          {text.add[delivery]}
        </Button>
      )}
    </div>
  );
}

const hintOf = (account: ReceivingAccount, ending: (digits: string) => string): string =>
  [ending(shownDigits(account)), account.holder, account.refused].filter(Boolean).join(' · ');
