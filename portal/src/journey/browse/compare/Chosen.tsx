import { Banner, Button, Card, Heading, ProductStatus, Stack } from '@quoin/ui';
import { Link } from 'react-router-dom';
import { FailedCall } from '../../../components/FailedCall';
import { useText } from '../../../i18n';
import type { ProductDetail } from '../ProductScreen';
import type { Compared } from './use-compared';

/** A compared product, with a link to its page and a button to remove it. */
export function Chosen({ product, onRemove }: { product: ProductDetail; onRemove: () => void }) {
  return (
    <Card as="li" padding="small">
      <Stack gap={3}>
        <Heading level={2} size="small">
          <Link to={`/products/${product.id}`}>{product.name}</Link>
        </Heading>
        <Stack direction="horizontal" gap={3} align="center" justify="between">
          <ProductStatus status={product.status} />
          <Remove name={product.name} onRemove={onRemove} />
        </Stack>
      </Stack>
    </Card>
  );
}

/** A compared product that does not exist or failed to load. */
export function Missing({ of: { id, error, retry }, onRemove }: { of: Compared; onRemove: () => void }) {
  const text = useText();
  if (error && error.name !== 'not_found') return <FailedCall error={error} onRetry={retry} />;
  return (
    <Banner
      signal="warning"
      title={text('browse.compare.missing', { id })}
      action={<Remove name={id} onRemove={onRemove} />}
    >
      {text('browse.detail.not_found.text')}
    </Banner>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const text = useText();
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={text('browse.compare.remove_named', { product: name })}
      onClick={onRemove}
    >
      {text('browse.compare.remove')}
    </Button>
  );
}
