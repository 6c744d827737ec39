import { canSignUp } from '@quoin/rules';
import { Banner, LinkButton, Stack, useCountryName } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { saveReturnUrl } from '../../navigation/return-url';
import { RouterAnchor } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { selectResidence } from '../../products/residence-slice';

/** For visitors: what signing in opens, and the way to an account, or to the waitlist. The sign-in leads back to this page. */
export function SignInPrompt() {
  const text = useText();
  const countryName = useCountryName();
  const { pathname, search } = useLocation();
  const country = useSelector(selectResidence);
  const open = canSignUp(country);
  return (
    <Banner
      action={
        <Stack direction="horizontal" gap={3}>
          <LinkButton
            as={RouterAnchor}
            href="/auth/login"
            size="small"
            onClick={() => saveReturnUrl(pathname + search)}
          >
            {text('browse.sign_in')}
          </LinkButton>
          <LinkButton
            as={RouterAnchor}
            href={open ? '/auth/signup' : '/waitlist'}
            variant="secondary"
            size="small"
          >
            {text(open ? 'browse.register' : 'browse.waitlist')}
          </LinkButton>
        </Stack>
      }
    >
      {open
        ? text('browse.sign_in_prompt')
        : text('browse.waitlist_prompt', { country: countryName(country) })}
    </Banner>
  );
}
