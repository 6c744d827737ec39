// Target of the reset link: verifies the link, sets a new password and links to sign-in.
import { SIGN_IN_ATTEMPTS, SIGN_IN_LOCK_HOURS } from '@quoin/rules';
import { Heading, Page, Spinner, Stack, Text } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { focusPage } from '../../navigation/navigation-effects';
import { ButtonLink } from '../../navigation/router-link';
import { useAppDispatch } from '../../store/root-reducer';
import { useFlowSteps } from '../../flow';
import { useEntryState } from '../../navigation/entry-state';
import { useText } from '../../i18n';
import { endSession, selectEmail } from '../../session/session-slice';
import { NewPasswordForm } from './NewPasswordForm';
import { UselessLink } from './UselessLink';

export default function ResetPasswordScreen() {
  const { code = '' } = useParams();
  return <ResetPassword key={code} code={code} />;
}

function ResetPassword({ code }: { code: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [open, { data: account, error }] = api.useOpenPasswordResetMutation();
  const signedInAs = useSelector(selectEmail);
  const [useless, setUseless] = useState<CallError>();
  const saved = useEntryState('saved') === true;
  const { step, heading, goTo } = useFlowSteps({
    steps: ['password', 'done'],
    furthest: saved ? 'done' : 'password',
    titleOf: (id) => (id === 'done' ? text('access.reset.done.title') : undefined),
  });
  const failure = useless ?? (isCallError(error) ? error : undefined);

  useEffect(() => {
    if (!saved) void open({ body: { code } }); // the link works only once
  }, [open, code, saved]);
  useEffect(() => {
    if (useless) focusPage();
  }, [useless]);

  if (step === 'done') {
    return (
      <Page width="narrow">
        <Stack gap={6} align="start" role="status">
          <Heading level={1} ref={heading} tabIndex={-1}>
            {text('access.reset.done.title')}
          </Heading>
          <Text>
            {text('access.reset.done.text', { attempts: SIGN_IN_ATTEMPTS, hours: SIGN_IN_LOCK_HOURS })}
          </Text>
          <ButtonLink href="/auth/login">{text('app.sign_in')}</ButtonLink>
        </Stack>
      </Page>
    );
  }
  if (failure) {
    return (
      <Page width="form">
        <UselessLink failure={failure} onRetry={() => open({ body: { code } })} />
      </Page>
    );
  }
  return (
    <Page width="narrow" aria-busy={!account}>
      <Stack gap={6}>
        <Heading level={1}>{text('access.reset.title')}</Heading>
        {account ? (
          <NewPasswordForm
            code={code}
            email={account.email}
            maskedPhone={account.masked_phone}
            onDone={() => {
              // The server ended the sessions of this account; a session of another account continues.
              if (signedInAs === account.email) dispatch(endSession('password_reset'));
              void goTo('done', { replace: true, state: { saved: true } });
            }}
            onUselessLink={setUseless}
          />
        ) : (
          <Spinner label={text('access.reset.opening')} />
        )}
      </Stack>
    </Page>
  );
}
