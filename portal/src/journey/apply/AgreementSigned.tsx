import { Banner, LinkButton, Stack } from '@quoin/ui';
import { investmentGroup } from '@quoin/rules';
import { RouterAnchor } from '../../navigation/router-link';
import type { Application } from '../../draft';
import { useText } from '../../i18n';
import { ApplicationHeader } from './ApplicationHeader';

/** A signed application is read-only; links to the investment. */
export function AgreementSigned({ application }: { application: Application }) {
  const text = useText();
  const { investment_id: id, status } = application;
  return (
    <Stack gap={8}>
      <ApplicationHeader application={application} />
      <Banner
        signal="success"
        title={text('apply.signed.title')}
        action={
          <LinkButton as={RouterAnchor} href={`/my-investment/${investmentGroup(status)}/${id}/all`}>
            {text('apply.signed.see')}
          </LinkButton>
        }
      >
        {text('apply.signed.text')}
      </Banner>
    </Stack>
  );
}
