import { Banner, LinkButton } from '@quoin/ui';
import { RouterAnchor } from '../../../app/router-link';
import { useText } from '../../../i18n';
import type { BankAccountToSign } from './bank-account-values';
import { lastDigits } from '../../../app/last-digits';

/** A bank account that is on file, or changed, once it is signed for. */
export function AccountToSign({ account }: { account: BankAccountToSign }) {
  const text = useText();
  const { envelope_id, change, bank_name, account_holder, number_masked } = account;
  const named = { name: bank_name ?? account_holder ?? '', digits: lastDigits(number_masked) };
  return (
    <Banner
      action={
        <LinkButton
          as={RouterAnchor}
          href={`/signing/${envelope_id}`}
          aria-label={text('account.bank.sign_named', named)}
        >
          {text('account.bank.sign')}
        </LinkButton>
      }
    >
      {text(`account.bank.to_sign.${change}`, named)}
    </Banner>
  );
}
