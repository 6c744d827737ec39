import { forwardRef, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { InvestorType } from '@quoin/rules';
import { Button } from '../../controls/Button/Button';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { TextField } from '../../controls/TextField/TextField';
import { Banner } from '../../feedback/Banner/Banner';
import { ConcealedField } from '../../fields/ConcealedField/ConcealedField';
import { Stack } from '../../layout/Stack/Stack';
import { OwnershipTypeDialog as english } from '../../messages/en/flow';
import { investorType as englishTypes } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { isSetUpAlone, lacking, getOwnership, type Custodian, type Ownership } from './ownership';
import { SupportContact, type Support } from './SupportContact';

export interface OwnershipTypeDialogProps extends Omit<
  DialogProps,
  'actions' | 'onClose' | 'role' | 'title' | 'children' | 'initialFocus'
> {
  /** The types that the product permits, in display order. */
  types: readonly InvestorType[];
  /** Initially selected type. */
  defaultType?: InvestorType | undefined;
  /** Contact for joint, trust and entity investing. */
  support: Support;
  /** Called with the selected option. */
  onChoose: (ownership: Ownership) => void;
  /** Called when the user closes it. */
  onClose: () => void;
  /** Whether the response is pending. */
  busy?: boolean | undefined;
  /** Error, as the server reports it. */
  error?: ReactNode | undefined;
}

const EMPTY: Custodian = { custodian_name: '', account_number: '' };

/** Chooses the investor type. Conceals the custodian's account number, and discards it on close. Ref: the `<dialog>`. */
export const OwnershipTypeDialog = forwardRef<HTMLDialogElement, OwnershipTypeDialogProps>(
  function OwnershipTypeDialog({ open, ...rest }, ref) {
    return open ? <OpenChoice ref={ref} {...rest} /> : null;
  },
);

const OpenChoice = forwardRef<HTMLDialogElement, Omit<OwnershipTypeDialogProps, 'open'>>(function OpenChoice(
  { types, defaultType, support, onChoose, onClose, busy = false, error, ...rest },
  ref,
) {
  const text = useMessages('OwnershipTypeDialog', english);
  const names = useNamedTerms('investorType', englishTypes);
  const formId = useId();
  const account = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLFieldSetElement>(null);
  const [type, setType] = useState(types.find((permitted) => permitted === defaultType));
  const [custodian, setCustodian] = useState(EMPTY);
  const [requested, setAsked] = useState(false);
  const alone = type === undefined || isSetUpAlone(type);
  const missing = requested && type === 'ira' ? lacking(custodian) : [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    if (type === undefined) choice.current?.querySelector('input')?.focus();
    else if (isSetUpAlone(type)) {
      const [first] = type === 'ira' ? lacking(custodian) : [];
      if (first) (first === 'custodian_name' ? name : account).current?.focus();
      else onChoose(getOwnership(type, custodian));
    }
  };
  const choose = (next: string) => {
    setType(types.find((permitted) => permitted === next));
    setAsked(false);
  };

  return (
    <Dialog
      ref={ref}
      open
      data-quoin="OwnershipTypeDialog"
      title={text.title}
      onClose={onClose}
      actions={
        <>
          {alone && types.length > 0 && (
            <Button type="submit" form={formId} busy={busy}>
              {text.next}
            </Button>
          )}
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
      {...rest}
    >
      <Stack as="form" id={formId} noValidate gap={6} onSubmit={submit}>
        {types.length > 0 && (
          <RadioGroup
            ref={choice}
            label={text.type}
            options={types.map((each) => ({
              value: each,
              label: names[each],
              hint: text.hints[isSetUpAlone(each) ? each : 'support'],
            }))}
            value={type ?? ''}
            onChange={choose}
            error={requested && type === undefined && text.empty}
            required
          />
        )}
        {type === 'ira' && (
          <>
            <TextField
              ref={name}
              label={text.custodian}
              autoComplete="off"
              maxLength={120}
              value={custodian.custodian_name}
              onChange={(custodian_name) => setCustodian({ ...custodian, custodian_name })}
              error={missing.includes('custodian_name') && text.empty}
              required
            />
            <ConcealedField
              ref={account}
              label={text.account}
              value={custodian.account_number}
              onChange={(account_number) => setCustodian({ ...custodian, account_number })}
              error={missing.includes('account_number') && text.empty}
              required
            />
          </>
        )}
        <div role="status">
          {(!alone || types.length === 0) && <SupportContact support={support} none={types.length === 0} />}
        </div>
        {error && (
          <Banner signal="danger" announce="assertive">
            {error}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
});
