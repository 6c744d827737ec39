import { Banner, LinkButton, Stack } from '@quoin/ui';
import { useLocation } from 'react-router-dom';
import { savePageBeforeLogin } from '../../app/page-before-login';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';

/** For visitors: what signing in opens. The sign-in leads back to this page. */
export function SignInPrompt() {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <Banner
      action={
        <Stack direction="horizontal" gap={3}>
          <LinkButton
            as={RouterAnchor}
            href="/auth/login"
            size="small"
            onClick={() => savePageBeforeLogin(pathname + search)}
          >
            {text('browse.sign_in')}
          </LinkButton>
          <LinkButton as={RouterAnchor} href="/auth/signup" variant="secondary" size="small">
            {text('browse.register')}
          </LinkButton>
        </Stack>
      }
    >
      {text('browse.sign_in_prompt')}
    </Banner>
  );
}
