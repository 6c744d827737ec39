// Active sessions of the account; the user can sign out one browser or all of them.
import type { ReplyOf } from '@quoin/contract';
import { Button, Card, ConfirmDialog, Heading, ProductFacts, Stack, Tag, Text, useFormat } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { toShownError } from '../../api/call-error';
import { useAppDispatch } from '../../store/root-reducer';
import { useText } from '../../i18n';
import { noticeShown, useNotify } from '../../notices/notices-slice';
import { endSession } from '../../session/session-slice';
import { AccountData } from '../../account-page/AccountData';
import { AccountPage } from '../../account-page/AccountPage';
import { SectionHead } from '../../account-page/SectionHead';

type Session = ReplyOf<'listSessions'>['items'][number];

export default function SessionsScreen() {
  const text = useText();
  const query = api.useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AccountPage>
      <AccountData query={query}>
        {({ items }) => (
          <>
            <SectionHead title={text('account.sessions.title')} lead={text('account.sessions.lead')} />
            {items.map((session) => (
              <OneSession key={session.id} {...session} isAmbiguous={isAmbiguousSession(session, items)} />
            ))}
            <SignOutEverywhere />
          </>
        )}
      </AccountData>
    </AccountPage>
  );
}

/** Whether another session has the same browser and system, so that only the time distinguishes them. */
const isAmbiguousSession = (session: Session, all: readonly Session[]) =>
  all.some(
    ({ id, browser, system }) =>
      id !== session.id && browser === session.browser && system === session.system,
  );

function OneSession({
  id,
  current,
  browser,
  system,
  created_at,
  used_at,
  isAmbiguous,
}: Session & { isAmbiguous: boolean }) {
  const text = useText();
  const { instant } = useFormat();
  const kind =
    browser && system
      ? text('account.sessions.name', { browser, system })
      : (browser ?? system ?? text('account.sessions.unknown'));
  const name = isAmbiguous
    ? text('account.sessions.name_since', { name: kind, since: instant(created_at, 'short') })
    : kind;
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack direction="horizontal" gap={4} justify="between" align="center">
          <Heading id={id} level={3} size="title">
            {name}
          </Heading>
          {current ? (
            <Tag tone="success">{text('account.sessions.current')}</Tag>
          ) : (
            <EndSession id={id} name={name} />
          )}
        </Stack>
        <ProductFacts
          lines="between"
          facts={[
            { name: text('account.sessions.since'), value: instant(created_at) },
            { name: text('account.sessions.used'), value: instant(used_at) },
          ]}
        />
      </Stack>
    </Card>
  );
}

function EndSession({ id, name }: { id: string; name: string }) {
  const text = useText();
  const notify = useNotify();
  const [end, { isLoading }] = api.useEndOneSessionMutation();

  async function signOut() {
    try {
      await end({ params: { sessionId: id } }).unwrap();
      notify('success', 'account.sessions.ended');
    } catch (failure) {
      notify('danger', toShownError(failure));
    }
  }

  return (
    <Button
      variant="secondary"
      busy={isLoading}
      aria-label={text('account.sessions.end_named', { name })}
      onClick={() => void signOut()}
    >
      {text('account.sessions.end')}
    </Button>
  );
}

function SignOutEverywhere() {
  const text = useText();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [endAll, { isLoading }] = api.useSignOutEverywhereMutation();

  async function confirm() {
    try {
      await endAll().unwrap();
      dispatch(endSession('signed_out'));
    } catch (failure) {
      setAsking(false);
      dispatch(noticeShown('danger', toShownError(failure)));
    }
  }

  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text('account.sessions.end_all')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text('account.sessions.end_all.title')}
        confirmLabel={text('account.sessions.end_all')}
        cancelLabel={text('account.sessions.stay')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Text>{text('account.sessions.end_all.text')}</Text>
      </ConfirmDialog>
    </div>
  );
}
