// Compares up to three products side by side. The URL contains their ids, so that it can be shared.
import {
  Banner,
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  Illustration,
  Page,
  ProductStatus,
  RecordTable,
  Skeleton,
  Stack,
  type RecordColumn,
} from '@quoin/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedCall } from '../../../components/FailedCall';
import { Lead } from '../../../components/Note';
import { useText } from '../../../i18n';
import { ButtonLink, StandaloneLink } from '../../../navigation/router-link';
import { selectSignedIn } from '../../../session/session-slice';
import type { ProductDetail } from '../ProductScreen';
import { SignInPrompt } from '../SignInPrompt';
import { pickCompared, idsIn, MAX_COMPARED } from './compared-slice';
import {
  isLoaded,
  useDetailFacts,
  useOpenedFacts,
  usePublicFacts,
  type ComparedFact,
  type Loaded,
} from './comparison-facts';
import { useCompared, type Compared } from './use-compared';

export default function ComparisonScreen() {
  const text = useText();
  const dispatch = useDispatch();
  const signedIn = useSelector(selectSignedIn);
  const [params, setParams] = useSearchParams();
  const ids = idsIn(params.get('ids'));
  const compared = useCompared(ids);
  const loaded = compared.filter(isLoaded);
  const loading = compared.some(({ product, error }) => !product && !error);

  /** Removes the product from the URL and from the saved selection. */
  function remove(id: string) {
    const left = ids.filter((other) => other !== id);
    dispatch(pickCompared(left));
    setParams(left.length > 0 ? { ids: left.join(',') } : {}, { replace: true });
  }

  return (
    <Page aria-busy={loading}>
      <Stack gap={8}>
        <StandaloneLink href="/products">{text('browse.detail.back')}</StandaloneLink>
        <Stack gap={3}>
          <Heading level={1}>{text('browse.compare.title')}</Heading>
          <Lead>{text('browse.compare.lead')}</Lead>
        </Stack>
        {ids.length === 0 && <Nothing />}
        {compared.map(
          (one) => one.error && <Missing key={one.id} of={one} onRemove={() => remove(one.id)} />,
        )}
        {loaded.length > 0 && (
          <Grid columns={3} as="ul" aria-label={text('browse.compare.products')}>
            {loaded.map((one) => (
              <Chosen key={one.id} product={one.product} onRemove={() => remove(one.id)} />
            ))}
          </Grid>
        )}
        {loading && <Skeleton lines={12} />}
        {!signedIn && ids.length > 0 && <SignInPrompt />}
        {loaded.length > 0 && !loading && <SideBySide products={loaded} opened={signedIn} />}
        {ids.length > 0 && ids.length < MAX_COMPARED && (
          <Stack direction="horizontal">
            <ButtonLink href="/products" variant="secondary">
              {text('browse.compare.add')}
            </ButtonLink>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

function Nothing() {
  const text = useText();
  return (
    <EmptyState
      title={text('browse.compare.empty.title')}
      illustration={<Illustration subject="gap" />}
      action={<ButtonLink href="/products">{text('browse.detail.back')}</ButtonLink>}
    >
      {text('browse.compare.empty.text', { max: MAX_COMPARED })}
    </EmptyState>
  );
}

/** A compared product, with a link to its page and a button to remove it. */
function Chosen({ product, onRemove }: { product: ProductDetail; onRemove: () => void }) {
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
function Missing({ of: { id, error, retry }, onRemove }: { of: Compared; onRemove: () => void }) {
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

/** Columns of equal width, regardless of content. */
const EvenColumns = styled.div`
  & > table {
    table-layout: fixed;
  }
`;

interface SideBySideProps {
  products: readonly Loaded[];
  /** Whether to show investment details, fees and terms too. */
  opened: boolean;
}

/** One row per fact, one column per product. */
function SideBySide({ products, opened }: SideBySideProps) {
  const text = useText();
  const facts = usePublicFacts();
  const details = useDetailFacts();
  const more = useOpenedFacts();
  const columns: RecordColumn<ComparedFact>[] = [
    { key: 'fact', header: text('browse.compare.fact'), namesRow: true, cell: ({ name }) => name },
    ...products.map((of) => ({
      key: of.id,
      header: of.product.name,
      cell: ({ cell }: ComparedFact) => cell(of),
    })),
  ];
  return (
    <EvenColumns>
      <RecordTable
        caption={text('browse.compare.title')}
        captionHidden
        columns={columns}
        rows={opened ? [...facts, ...details, ...more] : facts}
        rowKey={({ name }) => name}
      />
    </EvenColumns>
  );
}
