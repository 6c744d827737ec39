// One investment: public facts, facts for signed-in users, and the user's next action.
import type { ReplyOf } from '@quoin/contract';
import { Grid, Heading, ProductArt, ProductStatus, Skeleton, Stack, Tag, Text, useTerms } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { Lead, Note } from '../../components/Note';
import { ResourcePage } from '../../components/ResourcePage';
import { usePageTitle } from '../../navigation/navigation-effects';
import { StandaloneLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import { ActionPanel } from './ActionPanel';
import { Details } from './Details';
import { Managers } from './Managers';
import { Materials } from './Materials';
import { ProductCards } from '../../products/ProductCards';
import { ArtFrame, Beside } from './ProductScreen.styles';
import { selectResidence } from '../../products/residence-slice';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/root-reducer';
import { chooseLanguage } from '../../i18n/language-slice';

export type ProductDetail = ReplyOf<'getProduct'>;

export default function ProductScreen() {
  const text = useText();
  const { id = '' } = useParams();
  const signedIn = useSelector(selectSignedIn);
  const country = useSelector(selectResidence);
  const query = api.useGetProductQuery({
    params: { productId: id },
    query: { country: signedIn ? undefined : country },
  });
  return (
    <ResourcePage
      query={query}
      loading={<Loading />}
      missing={{
        title: text('browse.detail.not_found.title'),
        text: text('browse.detail.not_found.text'),
        back: <Link to="/products">{text('browse.detail.back')}</Link>,
      }}
    >
      {(product) => <Product product={product} />}
    </ResourcePage>
  );
}

function Product({ product }: { product: ProductDetail }) {
  const text = useText();
  const terms = useTerms();
  usePageTitle(product.name);

  return (
    <Stack gap={8}>
      <StandaloneLink href="/products">{text('browse.detail.back')}</StandaloneLink>
      <ArtFrame>
        <ProductArt category={product.category} seed={product.id} />
      </ArtFrame>
      <Stack gap={4} as="header">
        <Stack direction="horizontal" gap={3} align="center">
          <Note as="span">
            {terms.category[product.category]} · {product.sector}
          </Note>
          <ProductStatus status={product.status} />
        </Stack>
        <Heading level={1}>{product.name}</Heading>
        <Lead size="lead">{product.summary}</Lead>
        <Stack direction="horizontal" gap={2} as="ul" aria-label={text('browse.detail.sectors')}>
          {product.sector_tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </Stack>
      </Stack>
      <Grid columns="main-aside" gap={12}>
        <Stack gap={12}>
          <Details product={product} />
          <Stack gap={4} as="section">
            <Heading level={2}>{text('browse.detail.overview')}</Heading>
            {product.overview.map((paragraph) => (
              <Text key={paragraph} measure>
                {paragraph}
              </Text>
            ))}
          </Stack>
          <Materials product={product} />
          <Managers managers={product.managers} details={product.details} />
        </Stack>
        <Beside>
          <ActionPanel product={product} />
        </Beside>
      </Grid>
      {product.trending.length > 0 && (
        <Stack gap={6} as="section">
          <Heading level={2}>{text('browse.detail.trending')}</Heading>
          <ProductCards products={product.trending.slice(0, 3)} headingLevel={3} />
        </Stack>
      )}
    </Stack>
  );
}

const Loading = () => (
  <Stack gap={8}>
    <Skeleton shape="block" height={280} />
    <Grid columns="main-aside" gap={12}>
      <Stack gap={6}>
        <Skeleton shape="heading" width="70%" />
        <Skeleton lines={8} />
      </Stack>
      <Skeleton shape="block" height={320} />
    </Grid>
  </Stack>
);

/** Target of product links that end in /zh: the same screen in Chinese. */
export function ProductInChineseScreen() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(chooseLanguage('zh-CN')), [dispatch]);
  return <ProductScreen />;
}
