import { Heading, Stack } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { useText } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import { CardsSkeleton, ProductCards, selectResidence } from '../browse';

const SHOWN = 3;

/** Three products that take subscriptions now. */
export function Featured() {
  const text = useText();
  const signedIn = useSelector(selectSignedIn);
  const country = useSelector(selectResidence);
  const { data, error, refetch } = api.useListProductsQuery({
    query: { status: 'published', page_size: SHOWN, country: signedIn ? undefined : country },
  });
  return (
    <Stack gap={6} as="section">
      <Stack direction="horizontal" justify="between" align="baseline">
        <Heading level={2}>{text('visit.home.featured')}</Heading>
        <Link to="/products">{text('visit.home.featured_all')}</Link>
      </Stack>
      {isCallError(error) ? (
        <FailedCall level={3} error={error} onRetry={refetch} />
      ) : data ? (
        <ProductCards products={data.items} headingLevel={3} />
      ) : (
        <CardsSkeleton count={SHOWN} />
      )}
    </Stack>
  );
}
