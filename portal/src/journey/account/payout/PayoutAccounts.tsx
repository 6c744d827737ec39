// Accounts that receive money or shares; the form to add or change one replaces the list.
import { Stack } from '@quoin/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../api/api';
import { useStepTitle } from '../../../navigation/navigation-effects';
import { useFlowEntry } from '../../../flow/use-flow-entry';
import { useText } from '../../../i18n';
import { AccountData } from '../../../account-page/AccountData';
import { AccountPage } from '../../../account-page/AccountPage';
import { SectionHead } from '../../../account-page/SectionHead';
import { AccountList, type AccountListProps, type OnFile } from './AccountList';
import { verifiableInvestorId, type Me } from '../../../identity';

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
  'kind' | 'nameOf' | 'factsOf' | 'remove'
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
  nameOf,
  factsOf,
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
  const heading = useHeadingOf(filling, query.data?.items.length);
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
                    {...{ kind, items, nameOf, factsOf, remove }}
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
function useHeadingOf(filling: boolean, count = 0) {
  const heading = useRef<HTMLElement>(null);
  const before = useRef({ filling, count });
  useEffect(() => {
    const moved = before.current.filling !== filling || count < before.current.count;
    before.current = { filling, count };
    if (moved) heading.current?.focus();
  }, [filling, count]);
  return heading;
}
