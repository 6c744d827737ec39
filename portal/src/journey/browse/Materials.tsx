// Terms, fees, layers, documents and webinars, for signed-in users.
import type { ReplyOf } from '@quoin/contract';
import { DocumentTable, FeeTable, Heading, Skeleton, Stack, Tabs, TermsTable, Text } from '@quoin/ui';
import { lazy, useState } from 'react';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { PartBoundary } from '../../components/PartBoundary';
import { useText, withMessages } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import type { ProductDetail } from './ProductScreen';
import { useRedemptionMessages } from './use-product-messages';
import { WebinarCards } from '../../components/WebinarCards';
import type { FeeTerms } from '@quoin/rules';

const DocumentReader = lazy(async () => ({
  default: (await import('../../document-reader/StoredPdf')).DocumentReader,
}));
const FeeCalculator = lazy(() => withMessages('investing', () => import('./fees/FeeCalculator')));
const LookThrough = lazy(() => import('./LookThrough'));

type ProductMaterials = ReplyOf<'getProductMaterials'>;

export function Materials({ product }: { product: ProductDetail }) {
  const signedIn = useSelector(selectSignedIn);
  if (!signedIn) return null; // the investment details show the sign-in prompt
  if (product.action === 'switch_residence') return null; // the action panel explains why
  return <LiveMaterials product={product} />;
}

function LiveMaterials({ product }: { product: ProductDetail }) {
  const text = useText();
  const { currentData, error, refetch } = api.useGetProductMaterialsQuery({
    params: { productId: product.id },
  });
  return (
    <>
      <Stack gap={4} as="section">
        <Heading level={2}>{text('browse.detail.materials')}</Heading>
        {isCallError(error) ? (
          <FailedCall level={3} error={error} onRetry={refetch} />
        ) : currentData ? (
          <MaterialTabs materials={currentData} />
        ) : (
          <Skeleton shape="block" height={320} />
        )}
      </Stack>
      {currentData && (
        <PartBoundary placeholder={<Skeleton shape="block" height={480} />}>
          <FeeCalculator product={product} terms={getFeeTerms(currentData.fees)} />
          {currentData.layers.length > 0 && <LookThrough layers={currentData.layers} />}
        </PartBoundary>
      )}
    </>
  );
}

function MaterialTabs({ materials }: { materials: ProductMaterials }) {
  const text = useText();
  const { terms, fees, documents, webinars } = materials;
  const redemptions = useRedemptionMessages(terms.redemption);
  return (
    <Tabs
      label={text('browse.detail.materials')}
      tabs={[
        {
          key: 'terms',
          label: text('browse.detail.terms'),
          panel: (
            <TermsTable
              capitalCallSchedule={terms.capital_call_schedule}
              exitPolicy={terms.exit_policy}
              rows={[{ name: text('browse.fact.redemptions'), value: redemptions }, ...terms.rows]}
              captionHidden
            />
          ),
        },
        {
          key: 'fees',
          label: text('browse.detail.fees'),
          panel: <FeeTable fees={getFeeTerms(fees)} captionHidden />,
        },
        {
          key: 'documents',
          label: text('browse.detail.documents'),
          panel: <Documents documents={documents} />,
        },
        { key: 'webinars', label: text('browse.detail.webinars'), panel: <Webinars webinars={webinars} /> },
      ]}
    />
  );
}

function Documents({ documents }: { documents: ProductMaterials['documents'] }) {
  const [opened, setOpened] = useState<string>();
  const reading = documents.find(({ file_id }) => file_id === opened);
  return (
    <>
      <DocumentTable
        documents={documents.map(({ file_id, name, group }) => ({ id: file_id, name, type: group }))}
        onOpen={setOpened}
        captionHidden
      />
      {reading && (
        <PartBoundary>
          <DocumentReader fileId={reading.file_id} name={reading.name} onClose={() => setOpened(undefined)} />
        </PartBoundary>
      )}
    </>
  );
}

function Webinars({ webinars }: { webinars: ProductMaterials['webinars'] }) {
  const text = useText();
  if (webinars.length === 0) return <Text tone="secondary">{text('browse.detail.no_webinars')}</Text>;
  return <WebinarCards webinars={webinars} columns={1} />;
}

/** Maps the API's fees to `FeeTerms`. */
export const getFeeTerms = (fees: ReplyOf<'getProductMaterials'>['fees']): FeeTerms => ({
  managementFee: fees.management_fee,
  managementFeeBasis: fees.management_fee_basis,
  managementFeeCharge: fees.management_fee_charge,
  managementFeeYearCap: fees.management_fee_year_cap,
  performanceFee: fees.performance_fee,
  hurdleRate: fees.hurdle_rate,
  subscriptionFee: fees.subscription_fee,
});
