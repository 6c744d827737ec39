// Terms, fees, documents and webinars: live for the signed in, an invitation for visitors.
import type { ReplyOf } from '@quoin/contract';
import { DocumentTable, FeeTable, Heading, Skeleton, Stack, Tabs, TermsTable, Text } from '@quoin/ui';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { useText } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import type { ProductDetail } from './ProductScreen';
import { SignInPrompt } from './SignInPrompt';
import { WebinarCards } from './webinar/WebinarCards';

const DocumentReader = lazy(async () => ({ default: (await import('../documents')).DocumentReader }));

type ProductMaterials = ReplyOf<'getProductMaterials'>;

export function Materials({ product }: { product: ProductDetail }) {
  const text = useText();
  const signedIn = useSelector(selectSignedIn);
  if (signedIn && product.action === 'switch_residence') return null; // the panel says why
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{text(signedIn ? 'browse.detail.materials' : 'browse.detail.locked.title')}</Heading>
      {signedIn ? <LiveMaterials productId={product.id} /> : <SignInPrompt />}
    </Stack>
  );
}

function LiveMaterials({ productId }: { productId: string }) {
  const text = useText();
  const { currentData, error, refetch } = api.useGetProductMaterialsQuery({ params: { productId } });
  if (isCallError(error)) {
    return <FailedCall level={3} error={error} onRetry={refetch} />;
  }
  if (!currentData) return <Skeleton shape="block" height={320} />;
  const { terms, fees, documents, webinars } = currentData;
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
              rows={terms.rows}
              captionHidden
            />
          ),
        },
        {
          key: 'fees',
          label: text('browse.detail.fees'),
          panel: (
            <FeeTable
              fees={{
                managementFee: fees.management_fee,
                managementFeeBasis: fees.management_fee_basis,
                managementFeeYearCap: fees.management_fee_year_cap,
                performanceFee: fees.performance_fee,
                hurdleRate: fees.hurdle_rate,
                subscriptionFee: fees.subscription_fee,
              }}
              captionHidden
            />
          ),
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
        <Suspense fallback={null}>
          <DocumentReader fileId={reading.file_id} name={reading.name} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Webinars({ webinars }: { webinars: ProductMaterials['webinars'] }) {
  const text = useText();
  if (webinars.length === 0) return <Text tone="secondary">{text('browse.detail.no_webinars')}</Text>;
  return <WebinarCards webinars={webinars} columns={1} />;
}
