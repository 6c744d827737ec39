import { Text } from '@quoin/ui';
import { api } from '../../../api/api';
import { useText } from '../../../i18n';
import { useDocumentTitle } from '../../../document-reader/use-document-title';
import { OpenableDocuments } from '../DocumentsPart';
import { DashboardSection } from './DashboardSection';

const SHOWN = 4;
const TYPE = 'investor_statements';

/** Statements of the latest quarters. */
export function QuarterlyReports() {
  const text = useText();
  const titleOf = useDocumentTitle();
  const call = api.useListDocumentsQuery({ query: { document_type: TYPE, page: 1, page_size: SHOWN } });
  return (
    <DashboardSection
      title={text('portfolio.dashboard.reports')}
      all={{ href: `/my-document?type=${TYPE}`, label: text('portfolio.dashboard.reports.all') }}
      call={call}
      height={240}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="secondary">{text('portfolio.dashboard.reports.none')}</Text>
        ) : (
          <OpenableDocuments
            documents={items.map(({ file_id, name, document_type, product_name, updated_at, read }) => ({
              id: file_id,
              name,
              title: titleOf(name),
              type: document_type,
              productName: product_name,
              updatedAt: updated_at,
              read,
            }))}
          />
        )
      }
    </DashboardSection>
  );
}
