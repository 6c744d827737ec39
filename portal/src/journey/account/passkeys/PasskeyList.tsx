import type { ReplyOf } from '@quoin/contract';
import { PASSKEYS_PER_ACCOUNT } from '@quoin/rules';
import { Button, Card, EmptyState, Heading, Illustration, ProductFacts, Stack, useFormat } from '@quoin/ui';
import { useState } from 'react';
import { Note } from '../../../components/Note';
import { useText } from '../../../i18n';
import { hasPasskeys } from '../../../authentication/passkey';
import { SectionHead } from '../../../account-page/SectionHead';
import { AddPasskey } from './AddPasskey';
import { RemovePasskey } from './RemovePasskey';

type Passkey = ReplyOf<'listPasskeys'>['items'][number];

/** What adding a passkey requires. */
const NEEDS = ['password', 'device'] as const;

export function PasskeyList({ items }: { items: Passkey[] }) {
  const text = useText();
  const [adding, setAdding] = useState(false);
  const canMake = hasPasskeys();
  const add = <Button onClick={() => setAdding(true)}>{text('account.passkeys.add')}</Button>;
  return (
    <>
      <SectionHead
        title={text('account.passkeys.title')}
        lead={text('account.passkeys.lead', { most: PASSKEYS_PER_ACCOUNT })}
      />
      {items.length === 0 && (
        <EmptyState
          level={3}
          title={text('account.passkeys.none')}
          illustration={<Illustration subject="lock" />}
          detailsLabel={text('account.empty.need')}
          details={canMake ? NEEDS.map((need) => text(`account.passkeys.none.${need}`)) : []}
          action={canMake && add}
        >
          {text(canMake ? 'account.passkeys.none.text' : 'account.passkeys.unsupported')}
        </EmptyState>
      )}
      {items.map((passkey) => (
        <OnePasskey key={passkey.id} {...passkey} />
      ))}
      {items.length > 0 && items.length < PASSKEYS_PER_ACCOUNT && canMake && <div>{add}</div>}
      {items.length >= PASSKEYS_PER_ACCOUNT && <Note>{text('account.passkeys.full')}</Note>}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
    </>
  );
}

function OnePasskey({ id, name, synced, created_at, last_used_at }: Passkey) {
  const text = useText();
  const { instant } = useFormat();
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack direction="horizontal" gap={4} justify="between" align="center">
          <Heading id={id} level={3} size="title">
            <bdi>{name}</bdi>
          </Heading>
          <RemovePasskey id={id} name={name} />
        </Stack>
        <ProductFacts
          facts={[
            { name: text('account.passkeys.created'), value: instant(created_at) },
            {
              name: text('account.passkeys.used'),
              value: last_used_at === null ? text('account.passkeys.never') : instant(last_used_at),
            },
            {
              name: text('account.passkeys.kept'),
              value: text(synced ? 'account.passkeys.synced' : 'account.passkeys.one_device'),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
