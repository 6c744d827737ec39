// The input of one part: account numbers are concealed, codes are formatted, names are plain text.
import {
  formatIban,
  normaliseIban,
  usesAba,
  type BankAccountPart,
  normaliseAba,
  normaliseAccountNumber,
  normaliseBic,
} from '@quoin/rules';
import { TextField } from '../../controls/TextField/TextField';
import { ConcealedField } from '../ConcealedField/ConcealedField';
import type { FieldFrameProps } from '../Field/Field';
import { FormattedField, codeMask, digitMask } from '../formatted-input';

export interface SavedNumbers {
  /** As the server masks it: `******4321`. */
  account_number?: string;
  iban?: string;
}

interface BankPartFieldProps extends FieldFrameProps {
  part: Exclude<BankAccountPart, 'country' | 'account_type'>;
  country: string;
  saved: SavedNumbers;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export function BankPartField({ part, country, saved, ...field }: BankPartFieldProps) {
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
      return (
        <ConcealedField
          {...field}
          value={formatIban(field.value)}
          onChange={(next) => field.onChange(normaliseIban(next))}
          mask={ibanMask}
          savedMasked={saved.iban}
        />
      );
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
