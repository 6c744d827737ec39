import { Banner, LinkButton, Stack } from '@quoin/ui';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';

/** For visitors: what signing in opens. */
export function SignInPrompt() {
  const text = useText();
  return (
    <Banner
      action={
        <Stack direction="horizontal" gap={3}>
          <LinkButton as={RouterAnchor} href="/auth/login" size="small">
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
