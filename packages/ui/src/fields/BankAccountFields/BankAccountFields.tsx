import {
  BANK_ACCOUNT_TYPES,
  bankAccountParts,
  normaliseAba,
  normaliseAccountNumber,
  normaliseBic,
  normaliseIban,
  OPTIONAL_BANK_PARTS,
  usesAba,
  type BankAccount,
  type BankAccountPart,
  type Problem,
  type ProblemName,
  type TransferMethod,
} from '@quoin/rules';
import { forwardRef, type ReactNode } from 'react';
import { loadedLater } from '../../behaviour/loaded-later';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { TextField } from '../../controls/TextField/TextField';
import { BankAccountFields as english } from '../../messages/en/bank-account';
import { useMessages } from '../../provider/quoin-context';
import { ConcealedField } from '../ConcealedField/ConcealedField';
import { CountrySelect } from '../CountrySelect/CountrySelect';
import type { FieldFrameProps, GroupRest } from '../Field/Field';
import { FieldGroup } from '../Field/FieldGroup';
import { codeMask, digitMask, FormattedField } from '../formatted-input';
import { Grid, Place } from '../part-grid.styles';
import { useLeftParts, useSettledCountry } from '../part-state';

export interface BankAccountFieldsProps extends FieldFrameProps, GroupRest, ValueProps<BankAccount> {
  /** ACH requires a US account and its type; wire a country, and depending on it ABA, or IBAN and SWIFT. */
  method: TransferMethod;
  /** Contains only the parts that the country and method require. */
  value?: BankAccount | undefined;
  /** Masked numbers on file: shown instead of the input until the user replaces them. */
  saved?: SavedNumbers | undefined;
  /** Permitted names of the account holder. Shown in the hint and checked. */
  ownNames?: readonly string[] | undefined;
  /** Errors by part: `{ aba_wire: 'Check its nine digits' }`. `error` is for the whole account. */
  errors?: Partial<Record<BankAccountPart, ReactNode>> | undefined;
  /** Countries to offer; default all. */
  countries?: readonly string[] | undefined;
}

/** The checks load lazily, because they contain the IBAN and BIC registries. */
const useChecks = /* @__PURE__ */ loadedLater(
  'BankAccountFields',
  async () => (await import('./bank-problems')).validateBankAccount,
);

/**
 * A bank account with the numbers that its country and transfer method require. Forwards the ref and other attributes to
 * the `<fieldset>`.
 */
export const BankAccountFields = forwardRef<HTMLFieldSetElement, BankAccountFieldsProps>(
  function BankAccountFields(
    {
      method,
      value,
      defaultValue,
      onChange,
      saved = {},
      ownNames,
      errors = {},
      countries,
      name,
      hint,
      required,
      ...rest
    },
    ref,
  ) {
    warnAboutFixedValue('BankAccountFields', value, onChange);
    const { left, leave, forget } = useLeftParts<BankAccountPart>();
    const [account, setAccount, group] = useFieldValue({
      value,
      defaultValue,
      empty: {},
      onChange,
      ref,
      onReset: () => {
        forget();
        forgetCountry();
      },
    });
    const text = useMessages('BankAccountFields', english);
    const validate = useChecks();
    const found = validate?.(account, { method, ownNames, numberOnFile: true }) ?? {};

    /** The form's error, else the component's for parts that were filled in and left. */
    const getError = (part: BankAccountPart): ReactNode => {
      if (errors[part] || !left.has(part) || !account[part]) return errors[part];
      return describeProblem(found[part], text);
    };
    const getFieldProps = (part: BankAccountPart) => ({
      label: text.parts[part],
      name: name && `${name}.${part}`,
      value: account[part] ?? '',
      error: getError(part),
      required: required && !OPTIONAL_BANK_PARTS.includes(part),
      optional: OPTIONAL_BANK_PARTS.includes(part),
      onChange: (next: string) => setAccount({ ...account, [part]: next || undefined }),
      onBlur: () => leave(part),
    });
    const { country, settle, forgetCountry } = useSettledCountry(account.country);
    // Drops the numbers of the previous country, which would be submitted unseen. `next` is empty while the user types.
    const move = (next: string) => {
      settle(next);
      const requested = bankAccountParts(method, next || country);
      const kept = Object.entries(account).filter(([part]) => requested.some((each) => each === part));
      setAccount({ ...Object.fromEntries(kept), country: next || undefined });
    };

    const parts = bankAccountParts(method, country);
    return (
      <FieldGroup
        ref={group}
        data-quoin="BankAccountFields"
        heading
        hint={hint ?? text.hint(ownNames)}
        {...rest}
      >
        <Grid>
          {parts.map((part) => (
            <Place key={part} data-part={part} data-half={HALVES.includes(part) ? '' : undefined}>
              {part === 'country' ? (
                <CountrySelect
                  {...getFieldProps(part)}
                  autoComplete="off"
                  countries={countries}
                  onChange={move}
                />
              ) : part === 'account_type' ? (
                <RadioGroup
                  {...getFieldProps(part)}
                  appearance="row"
                  options={BANK_ACCOUNT_TYPES.map((type) => ({ value: type, label: text.types[type] }))}
                />
              ) : (
                <BankPartField part={part} country={country || 'US'} saved={saved} {...getFieldProps(part)} />
              )}
            </Place>
          ))}
        </Grid>
      </FieldGroup>
    );
  },
);

type Words = typeof english;

function describeProblem(
  problem: Problem | undefined,
  { character, ownName, problems }: Words,
): string | undefined {
  const sentences: Partial<Record<ProblemName, string>> = problems;
  if (problem?.name === 'account_holder_name') return ownName(String(problem.values?.name));
  if (problem?.name === 'character_invalid') return character(String(problem.values?.character));
  return problem && sentences[problem.name];
}

/** Short numbers that are side by side on a wide page. */
const HALVES: readonly BankAccountPart[] = [
  'account_number',
  'aba_ach',
  'aba_wire',
  'swift',
  'intermediary_aba',
  'intermediary_swift',
];

interface SavedNumbers {
  /** As the server masks it: `******4321`. */
  account_number?: string | undefined;
  iban?: string | undefined;
}

interface BankPartFieldProps extends FieldFrameProps {
  part: Exclude<BankAccountPart, 'country' | 'account_type'>;
  country: string;
  saved: SavedNumbers;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** The input of one part: account numbers are concealed, codes are formatted, names are plain text. */
function BankPartField({ part, country, saved, ...field }: BankPartFieldProps) {
  switch (part) {
    case 'account_number':
      return usesAba(country) ? (
        <ConcealedField
          key="domestic"
          {...field}
          inputMode="numeric"
          mask={domesticNumberMask}
          savedMasked={saved.account_number}
        />
      ) : (
        <ConcealedField key="abroad" {...field} savedMasked={saved.account_number} />
      );
    case 'iban':
      return <ConcealedField {...field} getValue={normaliseIban} mask={ibanMask} savedMasked={saved.iban} />;
    case 'aba_ach':
    case 'aba_wire':
    case 'intermediary_aba':
      return <FormattedField {...field} inputMode="numeric" mask={abaMask} />;
    case 'swift':
    case 'intermediary_swift':
      return <FormattedField {...field} autoCapitalize="characters" mask={swiftMask} />;
    default:
      return (
        <TextField {...field} autoComplete={part === 'account_holder' ? 'name' : 'off'} spellCheck={false} />
      );
  }
}

// Masks that group bank codes during typing.

const abaMask = /* @__PURE__ */ digitMask('.........', normaliseAba);

const swiftMask = /* @__PURE__ */ codeMask('...........', normaliseBic);

/** US account numbers have up to 17 digits. */
const domesticNumberMask = /* @__PURE__ */ digitMask('.................', normaliseAccountNumber);

/** 34 characters in groups of four, the printed format. */
const ibanMask = /* @__PURE__ */ codeMask('.... .... .... .... .... .... .... .... ..', normaliseIban);
