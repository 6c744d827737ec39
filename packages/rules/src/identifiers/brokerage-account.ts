// A brokerage account for the delivery of shares in kind.
import { requiredLatin } from '../address/latin-text';
import { validateEmail } from '../join/sign-up';
import { gather, type Problems } from '../problems';
import { isBlank, requiredAnswer, requiredValid } from '../required';
import { compactCode } from '../text/compact-code';
import { validateHolder } from './account-holder';
import { parsePrintedAccount } from './printed-number';

export interface BrokerageAccount {
  /** The account is in the United States. */
  us?: boolean;
  legal_name?: string;
  provider?: string;
  /** Write-only: a reply has it masked. */
  account_number?: string;
  /** The broker's participant number at the Depository Trust Company: four digits. */
  dtc_number?: string;
  broker_contact_email?: string;
}

/** @param ownNames the holder must have one of these. @param numberOnFile the saved number may be left empty */
export function validateBrokerageAccount(
  account: BrokerageAccount,
  { ownNames = [], numberOnFile = false }: { ownNames?: readonly string[]; numberOnFile?: boolean },
): Problems {
  const { us, legal_name, provider, account_number, dtc_number, broker_contact_email } = account;
  // Foreign brokers settle through a US broker whose number they may not know.
  const dtcLeftOut = us === false && isBlank(dtc_number);
  return gather({
    us: requiredAnswer(us),
    legal_name: requiredLatin(legal_name) ?? validateHolder(legal_name, ownNames),
    provider: requiredLatin(provider),
    account_number:
      numberOnFile && isBlank(account_number)
        ? undefined
        : requiredValid(
            account_number,
            (text) => parsePrintedAccount(text) !== undefined,
            'account_number_invalid',
          ),
    dtc_number: dtcLeftOut ? undefined : requiredValid(dtc_number, isDtc, 'dtc_invalid'),
    broker_contact_email: validateEmail(broker_contact_email),
  });
}

/** Returns the stored form: `0015` for `00-15`. */
export const normaliseDtc = (text: string): string => compactCode(text, 'dtc');

const isDtc = (text: string): boolean => /^\d{4}$/.test(normaliseDtc(text));
