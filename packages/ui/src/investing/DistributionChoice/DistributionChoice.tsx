import { DELIVERY_OPTIONS, type DeliveryOption } from '@quoin/rules';
import { forwardRef, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { FieldError, type FieldFrameProps, type GroupRest } from '../../fields/Field/Field';
import { FieldGroup } from '../../fields/Field/FieldGroup';
import { Icon } from '../../foundations/Icon/Icon';
import { PlusIcon } from '../../foundations/Icon/icons';
import { Text } from '../../foundations/Text/Text';
import { DistributionChoice as english } from '../../messages/en/capital';
import { deliveryOption } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { oneColumn } from '../../tokens/shared-styles';
import {
  instructionFor,
  getLastDigits,
  type AccountsByDelivery,
  type DistributionInstruction,
  type ReceivingAccount,
} from './distribution-instruction';

export interface DistributionChoiceProps
  extends
    Omit<FieldFrameProps, 'label'>,
    GroupRest,
    ValueProps<Partial<DistributionInstruction>, DistributionInstruction> {
  /** Visible label, and the accessible name. Default: "Distribution instruction". */
  label?: ReactNode | undefined;
  /** Accounts by delivery: brokerage accounts for `stock`, bank accounts for `cash`. */
  accounts: AccountsByDelivery;
  /** `{}` while nothing is chosen. */
  value?: Partial<DistributionInstruction> | undefined;
  /** Opens the form for a new account, which can be chosen once it is in `accounts`. Without it there is no such button. */
  onAddAccount?: ((delivery: DeliveryOption) => void) | undefined;
  /** Errors by part. */
  errors?: Partial<Record<keyof DistributionInstruction, ReactNode>> | undefined;
}

const NOTHING: Partial<DistributionInstruction> = {};

/**
 * The distribution instruction: shares in kind to a brokerage account or cash to a bank account. Forwards the ref and other
 * attributes to the `<fieldset>`.
 */
export const DistributionChoice = forwardRef<HTMLFieldSetElement, DistributionChoiceProps>(
  function DistributionChoice(
    { label, required, accounts, value, defaultValue, onChange, onAddAccount, errors = {}, name, ...rest },
    ref,
  ) {
    const text = useMessages('DistributionChoice', english);
    const deliveryNames = useNamedTerms('deliveryOption', deliveryOption);
    const [chosen, choose, group] = useFieldValue<Partial<DistributionInstruction>, HTMLFieldSetElement>({
      value,
      defaultValue,
      empty: NOTHING,
      // Only instructions with a delivery are set below; `{}` is just the initial value.
      onChange: ({ delivery, accountId }) => delivery && onChange?.({ delivery, accountId }),
      ref,
    });
    const { delivery, accountId } = chosen;
    warnAboutUnknownAccount(chosen, accounts);
    return (
      <FieldGroup ref={group} data-quoin="DistributionChoice" heading label={label ?? text.label} {...rest}>
        <Parts>
          <RadioGroup
            label={text.delivery}
            appearance="cards"
            name={name && `${name}.delivery`}
            required={required}
            error={errors.delivery}
            value={delivery ?? ''}
            options={DELIVERY_OPTIONS.map((option) => ({
              value: option,
              label: deliveryNames[option],
              hint: text.hints[option],
            }))}
            onChange={(next) => {
              const option = DELIVERY_OPTIONS.find((one) => one === next);
              if (option) choose(instructionFor(option, accounts));
            }}
          />
          {delivery && (
            <DeliveryAccounts
              key={delivery}
              delivery={delivery}
              accounts={accounts[delivery]}
              accountId={accountId}
              name={name && `${name}.accountId`}
              required={required}
              error={errors.accountId}
              onChoose={(id) => choose({ delivery, accountId: id })}
              onAddAccount={onAddAccount}
            />
          )}
        </Parts>
      </FieldGroup>
    );
  },
);

function warnAboutUnknownAccount(
  { delivery, accountId }: Partial<DistributionInstruction>,
  accounts: AccountsByDelivery,
) {
  if (!delivery || accountId === undefined || accounts[delivery].some(({ id }) => id === accountId)) return;
  warnInDevelopment(
    'DistributionChoice',
    () =>
      `the chosen account is not among \`accounts.${delivery}\`. Give the list that it stands in, or leave \`accountId\` out.`,
  );
}

const Parts = styled.div`
  ${oneColumn}
  gap: var(--quoin-space-6);

  & > [data-part='accounts'] {
    ${oneColumn}
    justify-items: start;
    gap: var(--quoin-space-3);
  }
  & > [data-part='accounts'] > [data-quoin='RadioGroup'] {
    width: 100%;
    overflow-wrap: anywhere;
  }
`;

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

/** The accounts that can receive one type of delivery. */
function DeliveryAccounts({
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
            hint: getHint(account, text.ending),
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

const getHint = (account: ReceivingAccount, ending: (digits: string) => string): string =>
  [ending(getLastDigits(account)), account.holder, account.refused].filter(Boolean).join(' · ');
