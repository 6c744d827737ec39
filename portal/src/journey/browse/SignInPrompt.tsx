import { canSignUp } from '@quoin/rules';
import { Banner, Stack, useCountryName } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { saveReturnUrl } from '../../navigation/return-url';
import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { selectResidence } from '../../products/residence-slice';

interface SignInPromptProps {
  /** `secondary` on a page that has another primary action. */
  variant?: 'primary' | 'secondary';
}

/** For visitors: the benefits of signing in, with links to sign-up or the waitlist. Sign-in returns to this page. */
export function SignInPrompt({ variant = 'primary' }: SignInPromptProps) {
  const text = useText();
  const countryName = useCountryName();
  const { pathname, search } = useLocation();
  const country = useSelector(selectResidence);
  const open = canSignUp(country);
  return (
    <Banner
      action={
        <Stack direction="horizontal" gap={3}>
          <ButtonLink
            href="/auth/login"
            variant={variant}
            size="small"
            onClick={() => saveReturnUrl(pathname + search)}
          >
            {text('browse.sign_in')}
          </ButtonLink>
          <ButtonLink href={open ? '/auth/signup' : '/waitlist'} variant="secondary" size="small">
            {text(open ? 'browse.register' : 'browse.waitlist')}
          </ButtonLink>
        </Stack>
      }
    >
      {open
        ? text('browse.sign_in_prompt')
        : text('browse.waitlist_prompt', { country: countryName(country) })}
    </Banner>
  );
}
