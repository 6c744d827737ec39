// Accounts that receive money or shares; the form to add or change one replaces the list.
import {
  Button,
  Card,
  EmptyState,
  Heading,
  Illustration,
  ProductFacts,
  Stack,
  Text,
  useFormat,
  type Fact,
} from '@quoin/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../api/api';
import { useStepTitle } from '../../../navigation/navigation-effects';
import { useFlowEntry } from '../../../flow/use-flow-entry';
import { useText } from '../../../i18n';
import { AccountData } from '../../../account-page/AccountData';
import { AccountPage } from '../../../account-page/AccountPage';
import { SectionHead } from '../../../account-page/SectionHead';
import { verifiableInvestorId, type Me } from '../../../identity';
import { Note } from '../../../components/Note';
import { ButtonLink } from '../../../navigation/router-link';
import { toNameAndDigits } from '../../../bank-account/bank-account-values';
import { ConfirmButton } from '../../../components/ConfirmButton';
import { useNotify } from '../../../notices/notices-slice';
import { FormActions } from '../../../form';

export interface PayoutFormProps<Account> {
  me: Me;
  /** The investor whose identity number is checked. */
  investorId: string;
  /** The account to change; undefined to add one. */
  before: Account | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** Search parameter with the id of the account to change. */
const ACCOUNT = 'account';

interface PayoutAccountsProps<Account extends OnFile> extends Pick<
  AccountListProps<Account>,
  'kind' | 'getName' | 'getFacts' | 'remove'
> {
  /** Result of an RTK Query hook. */
  query: { data?: { items: Account[] }; error?: unknown; refetch: () => unknown };
  form: (props: PayoutFormProps<Account>) => ReactNode;
  /** Content above the accounts on file. */
  waiting?: ReactNode;
}

export function PayoutAccounts<Account extends OnFile>({
  kind,
  query,
  getName,
  getFacts,
  remove,
  form,
  waiting,
}: PayoutAccountsProps<Account>) {
  const text = useText();
  const me = api.useGetUserInfoQuery();
  const { step, enter, leave } = useFlowEntry([ACCOUNT]);
  const [address] = useSearchParams();
  const before = step === 'change' && query.data?.items.find(({ id }) => id === address.get(ACCOUNT));
  const filling = step === 'add' || Boolean(before);
  const heading = useHeading(filling, query.data?.items.length);
  const doing = !filling ? 'title' : before ? 'change' : 'add';
  useStepTitle(filling ? text(`account.${kind}.${doing}`) : undefined);

  return (
    <AccountPage>
      <Stack gap={6}>
        <SectionHead
          headingRef={heading}
          title={text(`account.${kind}.${doing}`)}
          lead={text(filling ? 'account.payout.proof' : `account.${kind}.lead`)}
        />
        {!filling && waiting}
        <AccountData query={me}>
          {(person) => (
            <AccountData query={query}>
              {({ items }) => {
                const investorId = verifiableInvestorId(person);
                return filling && investorId ? (
                  form({
                    me: person,
                    investorId,
                    before: before || undefined,
                    onSaved: leave,
                    onCancel: leave,
                  })
                ) : (
                  <AccountList
                    {...{ kind, items, getName, getFacts, remove }}
                    changeable={investorId !== undefined}
                    onFill={(account) =>
                      account ? enter('change', { [ACCOUNT]: account.id }) : enter('add')
                    }
                  />
                );
              }}
            </AccountData>
          )}
        </AccountData>
      </Stack>
    </AccountPage>
  );
}

/** Focuses the heading when the form and the list replace each other, and when an account is removed. */
function useHeading(filling: boolean, count = 0) {
  const heading = useRef<HTMLElement>(null);
  const before = useRef({ filling, count });
  useEffect(() => {
    const moved = before.current.filling !== filling || count < before.current.count;
    before.current = { filling, count };
    if (moved) heading.current?.focus();
  }, [filling, count]);
  return heading;
}

interface OnFile {
  id: string;
  number_masked: string;
  changed_at: string;
}

interface AccountListProps<Account extends OnFile> {
  kind: 'bank' | 'brokerage';
  items: Account[];
  getName: (account: Account) => string;
  getFacts: (account: Account) => Fact[];
  /** Rejects with the failed call. */
  remove: (accountId: string) => Promise<unknown>;
  /** Whether an investor has an identity number to check, which changes require. */
  changeable: boolean;
  onFill: (before?: Account) => void;
}

/** Accounts on file with their actions, and a button to add one. */
function AccountList<Account extends OnFile>({
  kind,
  items,
  getName,
  getFacts,
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
        const meant = toNameAndDigits({ name: getName(account), number_masked: account.number_masked });
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
                  ...getFacts(account),
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

export function PayoutActions({ onCancel }: { onCancel: () => void }) {
  const text = useText();
  return (
    <FormActions submit={text('account.payout.save')}>
      <Button variant="quiet" onClick={onCancel}>
        {text('account.payout.cancel')}
      </Button>
    </FormActions>
  );
}
