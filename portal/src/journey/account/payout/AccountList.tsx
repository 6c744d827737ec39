import {
  Button,
  Card,
  EmptyState,
  type Fact,
  Heading,
  Illustration,
  ProductFacts,
  Stack,
  Text,
  useFormat,
} from '@quoin/ui';
import { Note } from '../../../components/Note';
import { useText } from '../../../i18n';
import { ButtonLink } from '../../../navigation/router-link';
import { named } from '../../../bank-account/bank-account-values';
import { ConfirmButton } from '../../../components/ConfirmButton';
import { useNotify } from '../../../notices/notices-slice';

export interface OnFile {
  id: string;
  number_masked: string;
  changed_at: string;
}

export interface AccountListProps<Account extends OnFile> {
  kind: 'bank' | 'brokerage';
  items: Account[];
  nameOf: (account: Account) => string;
  factsOf: (account: Account) => Fact[];
  /** Rejects with the failed call. */
  remove: (accountId: string) => Promise<unknown>;
  /** Whether an investor has an identity number to check, which changes require. */
  changeable: boolean;
  onFill: (before?: Account) => void;
}

/** Accounts on file with their actions, and a button to add one. */
export function AccountList<Account extends OnFile>({
  kind,
  items,
  nameOf,
  factsOf,
  remove,
  changeable,
  onFill,
}: AccountListProps<Account>) {
  const text = useText();
  const format = useFormat();
  const add = <Button onClick={() => onFill()}>{text(`account.${kind}.add`)}</Button>;
  if (items.length === 0) {
    return (
      <EmptyState
        level={3}
        title={text(`account.${kind}.none`)}
        illustration={<Illustration subject={kind === 'bank' ? 'bank' : 'investments'} />}
        detailsLabel={text('account.empty.need')}
        details={
          changeable ? [text(`account.${kind}.none.details`), text('account.payout.none.identity')] : []
        }
        action={changeable ? add : <ButtonLink href="/products">{text('app.invest')}</ButtonLink>}
      >
        {text(`account.${kind}.none.text`)} {!changeable && text('account.payout.no_proof')}
      </EmptyState>
    );
  }
  return (
    <>
      {items.map((account) => {
        const meant = named({ name: nameOf(account), number_masked: account.number_masked });
        return (
          <Card key={account.id} as="article" aria-labelledby={account.id}>
            <Stack gap={4}>
              <Stack direction="horizontal" gap={4} justify="between" align="center">
                <Heading id={account.id} level={3} size="title">
                  <bdi>{meant.name}</bdi>
                </Heading>
                <Stack direction="horizontal" gap={2}>
                  {changeable && (
                    <Button
                      variant="secondary"
                      aria-label={text('account.payout.change_named', meant)}
                      onClick={() => onFill(account)}
                    >
                      {text('account.payout.change')}
                    </Button>
                  )}
                  <RemoveAccount kind={kind} named={meant} remove={() => remove(account.id)} />
                </Stack>
              </Stack>
              <ProductFacts
                facts={[
                  ...factsOf(account),
                  { name: text('account.payout.changed'), value: format.date(account.changed_at) },
                ]}
              />
            </Stack>
          </Card>
        );
      })}
      {changeable ? <div>{add}</div> : <Note measure>{text('account.payout.no_proof')}</Note>}
    </>
  );
}

interface RemoveAccountProps {
  kind: AccountListProps<OnFile>['kind'];
  named: { name: string; digits: string };
  /** Rejects with the failed call. */
  remove: () => Promise<unknown>;
}

function RemoveAccount({ kind, named, remove }: RemoveAccountProps) {
  const text = useText();
  const notify = useNotify();
  return (
    <ConfirmButton
      verb={text('account.payout.remove')}
      named={text('account.payout.remove_named', named)}
      variant="quiet"
      title={text(`account.${kind}.remove`)}
      keep={text('account.payout.keep')}
      danger
      act={async () => {
        await remove();
        notify('success', `account.${kind}.removed`);
      }}
    >
      <Text>{text('account.payout.remove.text', named)}</Text>
    </ConfirmButton>
  );
}
