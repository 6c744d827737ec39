// ACH: the bank account to debit, and the authorization to sign.
import type { ReplyOf } from '@quoin/contract';
import { Banner, Button, RadioGroup, Stack, Text } from '@quoin/ui';
import { toNameAndDigits } from '../../bank-account/bank-account-values';
import { ButtonLink } from '../../navigation/router-link';
import { SignBanner } from '../../components/SignBanner';
import { useFlowDraft } from '../../flow';
import { useText } from '../../i18n';

type Funding = ReplyOf<'getFunding'>;

interface AchDebitProps {
  investmentId: string;
  funding: Funding;
  errorMessage: string | undefined;
  busy: boolean;
  onChoose: (bankAccountId: string | undefined) => void;
}

export function AchDebit({ investmentId, funding, errorMessage, busy, onChoose }: AchDebitProps) {
  const text = useText();
  const { ach_accounts: accounts, debited_account: debited, payer, to_sign: toSign } = funding;
  const [selected, setSelected] = useFlowDraft(`ach-account:${investmentId}`, { id: '' });
  // The account in the application, or the only one.
  const suggested =
    accounts.find(({ id }) => id === payer?.id) ?? (accounts.length === 1 ? accounts[0] : undefined);
  const current = toSign?.account ?? debited;
  const chosen = accounts.find(({ id }) => id === selected.id)?.id ?? current?.id ?? suggested?.id;

  return (
    <Stack gap={6}>
      {toSign && (
        <SignBanner envelopeId={toSign.envelope_id} label={text('fund.ach.sign')} announce="polite">
          {text('fund.ach.to_sign', toNameAndDigits(toSign.account))}
        </SignBanner>
      )}
      {debited && <Banner signal="info">{text('fund.ach.chosen', toNameAndDigits(debited))}</Banner>}
      {accounts.length > 0 && (
        <RadioGroup
          label={text('fund.ach.account')}
          value={chosen ?? ''}
          onChange={(id) => setSelected({ id })}
          options={accounts.map((account) => ({
            value: account.id,
            label: account.name,
            hint: text('account.payout.ends_in', toNameAndDigits(account)),
          }))}
        />
      )}
      {errorMessage && (
        <Banner signal="danger" announce="assertive">
          {errorMessage}
        </Banner>
      )}
      {accounts.length === 0 && !current && (
        <Banner action={<ButtonLink href="/user/bank-accounts">{text('fund.ach.add')}</ButtonLink>}>
          {text('fund.ach.none')}
        </Banner>
      )}
      {accounts.length > 0 && (!current || chosen !== current.id) && (
        <Stack align="start">
          <Button busy={busy} onClick={() => onChoose(chosen)}>
            {text('fund.method.choose_ach')}
          </Button>
        </Stack>
      )}
      <Text tone="secondary">{text('fund.ach.fails')}</Text>
    </Stack>
  );
}
