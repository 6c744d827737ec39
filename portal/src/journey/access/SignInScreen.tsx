// Sign-in in two steps: the password, then the code sent to the phone. Then the return URL opens.
import { Heading, Illustration, SplitPage, Stack } from '@quoin/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import type { CallError } from '../../api/call-error';
import { useAppDispatch } from '../../store/root-reducer';
import { EarlierStep, useFlowDraft, useFlowSteps } from '../../flow';
import { useText } from '../../i18n';
import { selectEmail, selectSignedIn, startSession } from '../../session/session-slice';
import { AccountProtection } from './AccountProtection';
import { CodeStep } from './CodeStep';
import { PasskeySignIn } from './PasskeySignIn';
import { PasswordStep } from './PasswordStep';
import { RecoveryStep } from './RecoveryStep';
import { NO_SIGN_IN, keepTicket, ticketAt } from './sign-in-draft';
import { takeReturnUrl } from '../../navigation/return-url';

export default function SignInScreen() {
  const text = useText();
  const dispatch = useAppDispatch();
  const signedIn = useSelector(selectSignedIn);
  const [draft, keep] = useFlowDraft('sign-in', NO_SIGN_IN);
  const [openedAt] = useState(Date.now);
  const ticket = ticketAt(draft, openedAt);
  const { step, heading, wanted, goTo } = useFlowSteps({
    steps: ['password', 'code', 'recovery'],
    furthest: ticket ? 'recovery' : 'password',
    titleOf: (id) => (id === 'password' ? undefined : text(`access.${id}.title`)),
  });
  /** Why the sign-in has to start over. */
  const [again, setAgain] = useState<CallError>();

  const enter = (token: string) => void dispatch(startSession(token));

  async function beginAgain(why?: CallError) {
    setAgain(why);
    await goTo('password');
    keep({ ...draft, ticket: null });
  }

  if (signedIn) return <ToPageBeforeLogin />;
  return (
    <SplitPage art={<Illustration subject="corner" />} aside={<AccountProtection />}>
      <Stack gap={6}>
        {step === 'password' && (
          <>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {text('access.sign_in.title')}
            </Heading>
            {wanted && !again && <EarlierStep />}
            <PasskeySignIn onSignedIn={enter} />
            <PasswordStep
              email={draft.email}
              failure={again}
              onSignedIn={enter}
              onTicket={(received, email) => {
                keep({ email, ticket: keepTicket(received) });
                void goTo('code');
              }}
            />
          </>
        )}
        {ticket && step === 'code' && (
          <>
            <Heading level={1}>{text('access.code.title')}</Heading>
            <CodeStep
              ticket={ticket}
              onSignedIn={enter}
              onBack={(why) => void beginAgain(why)}
              onRecovery={() => void goTo('recovery')}
            />
          </>
        )}
        {ticket && step === 'recovery' && (
          <>
            <Heading level={1}>{text('access.recovery.title')}</Heading>
            <RecoveryStep
              ticket={ticket.ticket}
              onSignedIn={enter}
              onBack={(why) => void beginAgain(why)}
              onPhone={() => void goTo('code')}
            />
          </>
        )}
      </Stack>
    </SplitPage>
  );
}

/** For a user who signed in here or, meanwhile, in another tab. */
function ToPageBeforeLogin() {
  const email = useSelector(selectEmail);
  const [page] = useState(() => takeReturnUrl(email));
  return <Navigate to={page} replace />;
}
