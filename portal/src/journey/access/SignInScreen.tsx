// Sign-in in two steps: the password, then the code sent to the phone. Then the return URL opens.
import { CODE_VALID_MINUTES, PAYOUT_HOLD_HOURS, SIGN_IN_ATTEMPTS, SIGN_IN_LOCK_HOURS } from '@quoin/rules';
import {
  Banner,
  ClockIcon,
  Heading,
  Illustration,
  LockIcon,
  MailIcon,
  PointList,
  ShieldCheckIcon,
  SplitPage,
  Stack,
} from '@quoin/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import type { CallError } from '../../api/call-error';
import { blocksCookies } from '../../browser/token-cookie';
import { EarlierStep, useFlowDraft, useFlowSteps } from '../../flow';
import { useText } from '../../i18n';
import { takeReturnUrl } from '../../navigation/return-url';
import { selectEmail, selectSignedIn, startSession } from '../../session/session-slice';
import { useAppDispatch } from '../../store/root-reducer';
import { CodeStep, type Ticket } from './CodeStep';
import { PasskeySignIn } from './PasskeySignIn';
import { PasswordStep } from './PasswordStep';
import { RecoveryStep } from './RecoveryStep';

export default function SignInScreen() {
  const text = useText();
  const dispatch = useAppDispatch();
  const signedIn = useSelector(selectSignedIn);
  const [draft, keep] = useFlowDraft('sign-in', NO_SIGN_IN);
  const [openedAt] = useState(Date.now);
  const [withoutCookies] = useState(blocksCookies);
  const ticket = ticketAt(draft, openedAt);
  const { step, heading, wanted, goTo } = useFlowSteps({
    steps: ['password', 'code', 'recovery'],
    furthest: ticket ? 'recovery' : 'password',
    getTitle: (id) => (id === 'password' ? undefined : text(`access.${id}.title`)),
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
            {withoutCookies && (
              <Banner signal="warning" title={text('access.no_cookies.title')}>
                {text('access.no_cookies.text')}
              </Banner>
            )}
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

const POINTS = [
  { id: 'two_step', icon: ShieldCheckIcon },
  { id: 'lock', icon: LockIcon },
  { id: 'hold', icon: ClockIcon },
  { id: 'notice', icon: MailIcon },
] as const;

const LIMITS = {
  two_step: {},
  lock: { attempts: SIGN_IN_ATTEMPTS, hours: SIGN_IN_LOCK_HOURS },
  hold: { hours: PAYOUT_HOLD_HOURS },
  notice: {},
};

/** What protects an account, beside the sign-in form. */
function AccountProtection() {
  const text = useText();
  return (
    <Stack gap={6}>
      <Heading level={2} size="title">
        {text('access.protection.title')}
      </Heading>
      <PointList
        points={POINTS.map(({ id, icon }) => ({
          id,
          icon,
          title: text(`access.protection.${id}`, LIMITS[id]),
          text: text(`access.protection.${id}.text`, LIMITS[id]),
        }))}
      />
    </Stack>
  );
}

interface StoredTicket extends Ticket {
  /** Milliseconds since the Unix epoch by the browser's clock, which may differ from the server's. */
  received_at: number;
}

/** State of a sign-in between its steps, valid as long as its ticket (docs/decisions/sign-in-ticket.md). */
interface SignInDraft {
  email: string;
  ticket: StoredTicket | null;
}

const NO_SIGN_IN: SignInDraft = { email: '', ticket: null };

const keepTicket = ({ ticket, masked_phone, resend_after_seconds }: Ticket): StoredTicket => ({
  ticket,
  masked_phone,
  resend_after_seconds,
  received_at: Date.now(),
});

/** The ticket when the page opened; undefined if there is none or it had expired by then. */
function ticketAt({ ticket }: SignInDraft, openedAt: number): Ticket | undefined {
  if (!ticket) return undefined;
  const age = Math.max(0, openedAt - ticket.received_at) / 1000;
  if (age > CODE_VALID_MINUTES * 60) return undefined;
  return { ...ticket, resend_after_seconds: Math.max(0, Math.ceil(ticket.resend_after_seconds - age)) };
}
