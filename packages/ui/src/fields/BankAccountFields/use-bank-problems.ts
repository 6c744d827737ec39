// What is wrong is told once a part is left, so the checks are loaded when the fields stand in the page.
import { useEffect, useState } from 'react';
import type { BankAccount, BankAccountContext, Problems } from '@quoin/rules';
import { warnInDevelopment } from '../../behaviour';
import type { problemsOfBankAccount } from './bank-problems';

let check: typeof problemsOfBankAccount | undefined;

const load = async () => {
  check = (await import('./bank-problems')).problemsOfBankAccount;
};

/** None while the checks are on their way. */
export function useBankProblems(account: BankAccount, context: BankAccountContext): Problems {
  const [, setLoaded] = useState(check !== undefined);
  useEffect(() => {
    if (check) return;
    let gone = false;
    load().then(
      () => {
        if (!gone) setLoaded(true);
      },
      () =>
        warnInDevelopment(
          'BankAccountFields',
          'the checks of IBAN and SWIFT did not load. Serve the chunk of ibantools with the app.',
        ),
    );
    return () => {
      gone = true;
    };
  }, []);
  return check?.(account, context) ?? {};
}
