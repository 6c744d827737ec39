import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { selectSignedIn } from '../../session/session-slice';
import { CardsSkeleton } from '../../products/CardsSkeleton';
import { ProductCards } from '../../products/ProductCards';
import { selectResidence } from '../../products/residence-slice';
import { FEATURED } from './Featured';

export default function FeaturedProducts() {
  const signedIn = useSelector(selectSignedIn);
  const country = useSelector(selectResidence);
  const { data, error, refetch } = api.useListProductsQuery({
    query: { status: 'published', page_size: FEATURED, country: signedIn ? undefined : country },
  });
  if (isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  if (!data) return <CardsSkeleton count={FEATURED} />;
  return <ProductCards products={data.items} headingLevel={3} />;
}
