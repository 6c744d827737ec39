import { SignBanner } from '../../../components/SignBanner';
import { useText } from '../../../i18n';
import { type BankAccountToSign, bankAccountName, named } from '../../../bank-account/bank-account-values';

/** A bank account that is on file, or changed, once it is signed for. */
export function AccountToSign({ account }: { account: BankAccountToSign }) {
  const text = useText();
  const { envelope_id, change, number_masked } = account;
  const meant = named({ name: bankAccountName(account), number_masked });
  return (
    <SignBanner
      envelopeId={envelope_id}
      label={text('account.bank.sign')}
      aria-label={text('account.bank.sign_named', meant)}
    >
      {text(`account.bank.to_sign.${change}`, meant)}
    </SignBanner>
  );
}
