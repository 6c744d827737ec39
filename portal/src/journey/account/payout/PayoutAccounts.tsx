// Where money or shares go: the accounts on file, and the form that adds or changes one in the place of the list.
import {
  Button,
  Card,
  EmptyState,
  Heading,
  ProductFacts,
  Stack,
  Text,
  useFormat,
  type Fact,
} from '@quoin/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { api } from '../../../api/api';
import { useAppDispatch } from '../../../app/store';
import { useText } from '../../../i18n';
import { noticeShown } from '../../../notices/notices-slice';
import { AccountData } from '../AccountData';
import { AccountPage } from '../AccountPage';
import { lastDigits } from './last-digits';
import type { Me } from './own-names';

interface OnFile {
  id: string;
  number_masked: string;
  changed_at: string;
}

export interface PayoutFormProps<Account> {
  me: Me;
  /** What is on file and is to be changed; without it an account is added. */
  before: Account | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

interface PayoutAccountsProps<Account extends OnFile> {
  kind: 'bank' | 'brokerage';
  /** As a query of the slice gives it. */
  query: { data?: { items: Account[] }; error?: unknown; refetch: () => unknown };
  nameOf: (account: Account) => string;
  factsOf: (account: Account) => Fact[];
  form: (props: PayoutFormProps<Account>) => ReactNode;
}

export function PayoutAccounts<Account extends OnFile>({
  kind,
  query,
  nameOf,
  factsOf,
  form,
}: PayoutAccountsProps<Account>) {
  const text = useText();
  const dispatch = useAppDispatch();
  const me = api.useGetUserInfoQuery();
  const [filling, setFilling] = useState<{ before?: Account }>();
  const heading = useHeadingOf(filling !== undefined);
  const doing = !filling ? 'title' : filling.before ? 'change' : 'add';

  return (
    <AccountPage>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading ref={heading} tabIndex={-1} level={2}>
            {text(`account.${kind}.${doing}`)}
          </Heading>
          <Text tone="secondary">
            {text(filling?.before ? 'account.payout.proof' : `account.${kind}.lead`)}
          </Text>
        </Stack>
        <AccountData query={me}>
          {(person) => (
            <AccountData query={query}>
              {({ items }) =>
                filling ? (
                  form({
                    me: person,
                    before: filling.before,
                    onSaved: () => {
                      dispatch(noticeShown('success', `account.${kind}.saved`));
                      setFilling(undefined);
                    },
                    onCancel: () => setFilling(undefined),
                  })
                ) : (
                  <AccountList
                    {...{ kind, items, nameOf, factsOf }}
                    changeable={person.investors.length > 0}
                    onFill={(before) => setFilling({ before })}
                  />
                )
              }
            </AccountData>
          )}
        </AccountData>
      </Stack>
    </AccountPage>
  );
}

interface AccountListProps<Account extends OnFile> extends Pick<
  PayoutAccountsProps<Account>,
  'kind' | 'nameOf' | 'factsOf'
> {
  items: Account[];
  /** There is an investor whose identity number can be asked for. */
  changeable: boolean;
  onFill: (before?: Account) => void;
}

function AccountList<Account extends OnFile>({
  kind,
  items,
  nameOf,
  factsOf,
  changeable,
  onFill,
}: AccountListProps<Account>) {
  const text = useText();
  const format = useFormat();
  const add = <Button onClick={() => onFill()}>{text(`account.${kind}.add`)}</Button>;
  if (items.length === 0) {
    return (
      <EmptyState level={3} title={text(`account.${kind}.none`)} action={add}>
        {text(`account.${kind}.none.text`)}
      </EmptyState>
    );
  }
  return (
    <>
      {items.map((account) => (
        <Card key={account.id} as="article" aria-labelledby={account.id}>
          <Stack gap={4}>
            <Stack direction="horizontal" gap={4} justify="between" align="center">
              <Heading id={account.id} level={3} size="title">
                <bdi>{nameOf(account)}</bdi>
              </Heading>
              {changeable && (
                <Button
                  variant="secondary"
                  aria-label={text('account.payout.change_named', {
                    name: nameOf(account),
                    digits: lastDigits(account.number_masked),
                  })}
                  onClick={() => onFill(account)}
                >
                  {text('account.payout.change')}
                </Button>
              )}
            </Stack>
            <ProductFacts
              facts={[
                ...factsOf(account),
                { name: text('account.payout.changed'), value: format.date(account.changed_at) },
              ]}
            />
          </Stack>
        </Card>
      ))}
      {!changeable && (
        <Text size="small" tone="secondary" measure>
          {text('account.payout.no_proof')}
        </Text>
      )}
      <div>{add}</div>
    </>
  );
}

/** What takes the place of something else begins at its heading. */
function useHeadingOf(filling: boolean) {
  const heading = useRef<HTMLElement>(null);
  const before = useRef(filling);
  useEffect(() => {
    if (before.current === filling) return;
    before.current = filling;
    heading.current?.focus();
  }, [filling]);
  return heading;
}
