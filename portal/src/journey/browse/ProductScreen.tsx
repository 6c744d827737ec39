// One investment: public facts, facts for signed-in users, and the user's next action.
import type { ReplyOf } from '@quoin/contract';
import { BRAND } from '@quoin/rules';
import {
  Figure,
  Grid,
  Heading,
  ProductArt,
  ProductFacts,
  ProductStatus,
  Skeleton,
  Stack,
  Tag,
  Text,
  useFormat,
  useLockUp,
  useResidences,
  useTerms,
  type Fact,
} from '@quoin/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { Lead, Note } from '../../components/Note';
import { ResourcePage } from '../../components/ResourcePage';
import { useText } from '../../i18n';
import { chooseLanguage } from '../../i18n/language-slice';
import { usePageTitle } from '../../navigation/navigation-effects';
import { StandaloneLink } from '../../navigation/router-link';
import { ProductCards } from '../../products/ProductCards';
import { selectResidence } from '../../products/residence-slice';
import { selectSignedIn } from '../../session/session-slice';
import { useAppDispatch } from '../../store/root-reducer';
import { ActionPanel } from './ActionPanel';
import { Materials } from './Materials';
import { ArtFrame, Beside } from './ProductScreen.styles';
import { SignInPrompt } from './SignInPrompt';
import { useEligibility } from './use-product-messages';

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

function Managers({ managers, details }: Pick<ProductDetail, 'managers' | 'details'>) {
  const text = useText();
  return (
    <Stack gap={8} as="section">
      <Heading level={2}>{text('browse.detail.managers', { count: managers.length })}</Heading>
      {managers.map((manager, index) => (
        <Manager key={manager.name} manager={manager} figures={details?.managers[index]} />
      ))}
    </Stack>
  );
}

interface ManagerProps {
  manager: ProductDetail['managers'][number];
  /** Undefined for visitors. */
  figures: NonNullable<ProductDetail['details']>['managers'][number] | undefined;
}

function Manager({ manager, figures }: ManagerProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Stack gap={4}>
      <Heading level={3}>{manager.name}</Heading>
      <Text measure>{manager.about}</Text>
      {figures && figures.total_aum !== null && (
        <ProductFacts
          facts={[
            {
              name: text('browse.detail.manager_aum'),
              value: <Figure kind="money" digits={0} value={figures.total_aum} />,
              note: text('browse.fact.as_of', { date: format.date(BRAND.claims.assetsUnderManagementAsOf) }),
            },
          ]}
        />
      )}
      {figures && figures.prior_performance !== null && (
        <Stack gap={2}>
          <Heading level={4}>{text('browse.detail.prior_performance')}</Heading>
          <Text measure>{figures.prior_performance}</Text>
          <Note measure>{text('browse.detail.prior_performance_note')}</Note>
        </Stack>
      )}
    </Stack>
  );
}

/** Published figures of an investment. Visitors see those of the card and a link to sign in. */
function Details({ product }: { product: ProductDetail }) {
  const text = useText();
  const format = useFormat();
  const lockUp = useLockUp(product.lock_up);
  const residences = useResidences(product.allowed_countries);
  const readEligibility = useEligibility();

  const { details } = product;
  const opened: (Fact | false)[] = details
    ? [
        details.inception_annualized_return !== null && {
          name: text('browse.fact.inception_return'),
          value: <Figure kind="percent" value={details.inception_annualized_return} change />,
          note:
            details.valuation_date === null
              ? undefined
              : text('browse.fact.as_of', { date: format.date(details.valuation_date) }),
        },
        {
          name: text('browse.fact.correlation'),
          value: text(`browse.correlation.${details.market_correlation}`),
        },
        details.fund_aum !== null && {
          name: text('browse.fact.fund_aum'),
          value: <Figure kind="money" digits={0} value={details.fund_aum} />,
        },
        details.net_irr !== null && {
          name: text('browse.fact.net_irr'),
          value: <Figure kind="percent" value={details.net_irr} />,
        },
        details.projected_close_date !== null && {
          name: text('browse.fact.projected_close'),
          value: format.date(details.projected_close_date),
        },
      ]
    : [];
  const facts: Fact[] = [
    { name: text('browse.fact.lock_up'), value: lockUp },
    { name: text('browse.fact.residence'), value: residences },
    {
      name: text('browse.fact.eligibility'),
      value: readEligibility(product.eligibility),
    },
    ...opened.filter((fact) => fact !== false),
  ];

  return (
    <>
      <Stack gap={4} as="section">
        <Heading level={2}>{text(details ? 'browse.detail.facts' : 'browse.detail.glance')}</Heading>
        <ProductFacts facts={facts} />
      </Stack>
      {!details && (
        <Stack gap={4} as="section">
          <Heading level={2}>{text('browse.detail.locked.title')}</Heading>
          <SignInPrompt variant="secondary" />
        </Stack>
      )}
    </>
  );
}
