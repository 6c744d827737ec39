// Sign-up: plain, invited by an investor, or the waitlist where sign-up is not open yet.
import {
  Banner,
  Button,
  EmptyState,
  Heading,
  Illustration,
  MaskedEmail,
  Page,
  Skeleton,
  Stack,
} from '@quoin/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { isCallError } from '../../api/call-error';
import { useSignOut } from '../../api/use-sign-out';
import { FailedCall } from '../../components/FailedCall';
import { InvitationBanner, useInvitation } from '../../components/InvitationBanner';
import { Note } from '../../components/Note';
import { useFlowDraft } from '../../flow';
import { useErrorMessage, useText } from '../../i18n';
import { useEmailState } from '../../navigation/entry-state';
import { ButtonLink } from '../../navigation/router-link';
import { selectResidence } from '../../products/residence-slice';
import { clearReferral, selectReferral } from '../../session/referral-slice';
import { selectEmail, selectSignedIn } from '../../session/session-slice';
import { useAppDispatch } from '../../store/root-reducer';
import { SignUpForm } from './SignUpForm';
import { INVITED, PLAIN } from './sign-up-steps';
import { NO_SIGN_UP, SIGN_UP_SECRETS, type SignUpFields } from './sign-up-values';
import { carriedToWaitlist } from './entry-states';

/** Redirects signed-in users. Checked only when the screen opens, so that typed values are kept. */
export default function SignUpScreen() {
  const signedIn = useSelector(selectSignedIn);
  const [signedInAtStart] = useState(signedIn);
  const invited = useSelector(selectReferral) !== null;
  if (!signedInAtStart) return <SignUp />;
  return invited ? <SignedInAlready /> : <Navigate to="/dashboard" replace />;
}

function SignUp() {
  const text = useText();
  const country = useSelector(selectResidence);
  const invited = useSelector(selectReferral) !== null;
  const email = useEmailState();
  const navigate = useNavigate();
  const [kept, keep, clear] = useFlowDraft('sign-up', { ...NO_SIGN_UP, country, email }, SIGN_UP_SECRETS);
  return (
    <Page width={invited ? 'reading' : 'narrow'}>
      <Stack gap={6}>
        <Heading level={1}>{text('join.sign_up.title')}</Heading>
        <WayToAccount
          answers={{ ...kept, email: kept.email || email }}
          onAnswers={keep}
          onWaitlist={(answers) => void navigate('/waitlist', { state: carriedToWaitlist(answers) })}
          onDone={clear}
        />
        <Note>
          {text('join.sign_up.have_account')} <Link to="/auth/login">{text('app.sign_in')}</Link>
        </Note>
      </Stack>
    </Page>
  );
}

interface WayToAccountProps {
  answers: SignUpFields;
  onAnswers: (answers: SignUpFields) => void;
  onWaitlist: (answers: SignUpFields) => void;
  onDone: () => void;
}

function WayToAccount(props: WayToAccountProps) {
  const getErrorMessage = useErrorMessage();
  const dispatch = useAppDispatch();
  const { refId, currentData: offer, error, isFetching, refetch } = useInvitation();

  if (offer && !error && refId !== null) {
    return (
      <SignUpForm
        key={refId}
        {...props}
        way={INVITED}
        refId={refId}
        edition={offer.rulebook_edition}
        welcome={<InvitationBanner offer={offer} />}
        onUninvited={() => void refetch()}
      />
    );
  }
  if (isFetching) return <Skeleton lines={8} />;
  const refused = isCallError(error) ? error : undefined;
  if (refused && refused.name !== 'invitation_invalid')
    return <FailedCall level={2} error={refused} onRetry={refetch} />;
  return (
    <SignUpForm
      {...props}
      way={PLAIN}
      welcome={
        refused && (
          <Banner signal="warning" announce="polite" onClose={() => dispatch(clearReferral())}>
            {getErrorMessage(refused)}
          </Banner>
        )
      }
    />
  );
}

/** For a signed-in user who opened an invitation to sign up. */
function SignedInAlready() {
  const text = useText();
  const email = useSelector(selectEmail);
  const signOut = useSignOut();
  return (
    <Page width="form">
      <EmptyState
        level={1}
        title={text('join.signed_in.title')}
        illustration={<Illustration subject="people" />}
        action={
          <>
            <ButtonLink href="/dashboard">{text('app.dashboard')}</ButtonLink>
            <Button variant="secondary" onClick={signOut}>
              {text('access.upgrade.sign_out')}
            </Button>
          </>
        }
      >
        {text('join.signed_in.text')} <MaskedEmail email={email ?? ''} />
      </EmptyState>
    </Page>
  );
}
