import { Button, EmptyState, Illustration, MaskedEmail, Page } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { ButtonLink } from '../../navigation/router-link';
import { useSignOut } from '../../api/use-sign-out';
import { useText } from '../../i18n';
import { selectEmail } from '../../session/session-slice';

/** For a signed-in user who opened an invitation to sign up. */
export function SignedInAlready() {
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
