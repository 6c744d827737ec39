// Sign-in in two steps: the password, then the code sent to the phone. Then back to the page that asked for it.
import { Heading, Page, Stack } from '@quoin/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import type { CallError } from '../../api/call-error';
import { focusPage } from '../../app/navigation-effects';
import { useAppDispatch } from '../../app/store';
import { useText } from '../../i18n';
import { selectEmail, selectSignedIn, startSession } from '../../session/session-slice';
import { CodeStep, type Ticket } from './CodeStep';
import { PasswordStep } from './PasswordStep';
import { RecoveryStep } from './RecoveryStep';
import { takePageBeforeLogin } from './take-page-before-login';

export default function SignInScreen() {
  const text = useText();
  const dispatch = useAppDispatch();
  const signedIn = useSelector(selectSignedIn);
  const [ticket, setTicket] = useState<Ticket>();
  const [withoutPhone, setWithoutPhone] = useState(false);
  /** Why the sign-in has to begin again. */
  const [again, setAgain] = useState<CallError>();

  const enter = (token: string) => void dispatch(startSession(token));

  function beginAgain(why?: CallError) {
    setAgain(why);
    setTicket(undefined);
    setWithoutPhone(false);
    focusPage();
  }

  if (signedIn) return <ToPageBeforeLogin />;
  return (
    <Page width="narrow">
      <Stack gap={6}>
        {!ticket && (
          <>
            <Heading level={1}>{text('access.sign_in.title')}</Heading>
            <PasswordStep failure={again} onSignedIn={enter} onTicket={setTicket} />
          </>
        )}
        {ticket && !withoutPhone && (
          <>
            <Heading level={1}>{text('access.code.title')}</Heading>
            <CodeStep
              ticket={ticket}
              onSignedIn={enter}
              onBack={beginAgain}
              onRecovery={() => setWithoutPhone(true)}
            />
          </>
        )}
        {ticket && withoutPhone && (
          <>
            <Heading level={1}>{text('access.recovery.title')}</Heading>
            <RecoveryStep
              ticket={ticket.ticket}
              onSignedIn={enter}
              onBack={beginAgain}
              onPhone={() => setWithoutPhone(false)}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Signed in here, or in another tab meanwhile. */
function ToPageBeforeLogin() {
  const email = useSelector(selectEmail);
  const [page] = useState(() => takePageBeforeLogin(email));
  return <Navigate to={page} replace />;
}
