import { BRAND } from '@quoin/rules';
import { Button, ErrorState, LinkButton, Page } from '@quoin/ui';
import { useText } from '../i18n/LanguageProvider';

/** Page for a screen that failed to load or render. After a release, a reload fetches the new files. */
export function ErrorPage() {
  const text = useText();
  return (
    <Page width="form">
      <ErrorState
        level={1}
        title={text('app.error.title')}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{text('app.error.again')}</Button>
            <LinkButton href={`mailto:${BRAND.supportEmail}`} variant="secondary">
              {BRAND.supportEmail}
            </LinkButton>
          </>
        }
      >
        {text('app.error.text')}
      </ErrorState>
    </Page>
  );
}
