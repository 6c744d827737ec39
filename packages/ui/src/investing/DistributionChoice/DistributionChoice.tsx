import { forwardRef, type FieldsetHTMLAttributes, type ReactNode } from 'react';
import { DELIVERY_OPTIONS, type DeliveryOption } from '@quoin/rules';
import { useControllable } from '../../behaviour/use-controllable';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { FieldGroup } from '../../fields/Field/FieldGroup';
import type { FieldFrameProps } from '../../fields/Field/Field';
import { DistributionChoice as english } from '../../messages/en/capital';
import { deliveryOption } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useTermsOf } from '../../provider/use-terms';
import {
  instructionFor,
  type AccountsByDelivery,
  type DistributionInstruction,
} from './distribution-instruction';
import { DeliveryAccounts } from './DeliveryAccounts';
import { styled } from 'styled-components';
import { token } from '../../tokens';

export interface DistributionChoiceProps
  extends
    Omit<FieldFrameProps, 'label'>,
    Omit<
      FieldsetHTMLAttributes<HTMLFieldSetElement>,
      keyof FieldFrameProps | 'onChange' | 'defaultValue' | 'children'
    > {
  /** Default: "Distribution instruction". */
  label?: ReactNode;
  /** `stock`: brokerage accounts. `cash`: bank accounts. */
  accounts: AccountsByDelivery;
  /** `{}` while nothing is chosen. */
  value?: Partial<DistributionInstruction>;
  /** Initial value of an uncontrolled component. */
  defaultValue?: Partial<DistributionInstruction>;
  /** Called with the new value when the user changes it. */
  onChange?: (value: DistributionInstruction) => void;
  /** Opens the form for a new account of that kind; it can be chosen once it is in `accounts`. Without it none can be added. */
  onAddAccount?: (delivery: DeliveryOption) => void;
  /** What is wrong with one of the two answers. */
  errors?: Partial<Record<keyof DistributionInstruction, ReactNode>>;
}

const NOTHING: Partial<DistributionInstruction> = {};

/** Shares in kind to a brokerage account, or cash to a bank account, and which one. Ref and other attributes reach the `<fieldset>`. */
export const DistributionChoice = forwardRef<HTMLFieldSetElement, DistributionChoiceProps>(
  function DistributionChoice(
    {
      label,
      required,
      accounts,
      value,
      defaultValue = NOTHING,
      onChange,
      onAddAccount,
      errors = {},
      name,
      ...rest
    },
    ref,
  ) {
    const text = useMessages('DistributionChoice', english);
    const deliveryNames = useTermsOf('deliveryOption', deliveryOption);
    const [chosen, choose] = useControllable<Partial<DistributionInstruction>>({
      value,
      defaultValue,
      // Only whole instructions are set below; an empty one is where it starts.
      onChange: ({ delivery, accountId }) => delivery && onChange?.({ delivery, accountId }),
    });
    const { delivery, accountId } = chosen;
    warnOfUnknownAccount(chosen, accounts);
    return (
      <FieldGroup ref={ref} data-quoin="DistributionChoice" heading label={label ?? text.label} {...rest}>
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

function warnOfUnknownAccount(
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};

  & > [data-part='accounts'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${token.space[3]};
  }
  & > [data-part='accounts'] > [data-quoin='RadioGroup'] {
    width: 100%;
    overflow-wrap: anywhere;
  }
`;
