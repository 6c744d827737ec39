import { forwardRef, type TableHTMLAttributes } from 'react';
import type { DocumentType, ProductDocumentGroup } from '@quoin/rules';
import { Button } from '../../controls';
import { useFormat } from '../../foundations';
import { useMessages } from '../../provider';
import { RecordTable, type RecordColumn } from '../RecordTable';

export interface DocumentOnFile {
  id: string;
  name: string;
  type: DocumentType | ProductDocumentGroup;
  productName?: string;
  /** An instant or YYYY-MM-DD. */
  updatedAt?: string;
}

export interface DocumentTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  documents: readonly DocumentOnFile[];
  onOpen: (id: string) => void;
  /** The document that is being fetched. */
  openingId?: string;
  captionHidden?: boolean;
}

/** Documents to open. The columns product and updated stand there if any document has them. */
export const DocumentTable = forwardRef<HTMLTableElement, DocumentTableProps>(function DocumentTable(
  { documents, onOpen, openingId, ...rest },
  ref,
) {
  const { DocumentTable: text, terms } = useMessages();
  const format = useFormat();
  const product: RecordColumn<DocumentOnFile> = {
    key: 'product',
    header: text.product,
    cell: ({ productName }) => productName ?? null,
  };
  const updated: RecordColumn<DocumentOnFile> = {
    key: 'updated',
    header: text.updated,
    cell: ({ updatedAt }) => (updatedAt ? format.date(updatedAt, 'short') : null),
  };
  const columns: RecordColumn<DocumentOnFile>[] = [
    { key: 'name', header: text.name, namesRow: true, cell: ({ name }) => name },
    { key: 'type', header: text.type, cell: ({ type }) => terms.documentType[type] },
    ...(documents.some(({ productName }) => productName) ? [product] : []),
    ...(documents.some(({ updatedAt }) => updatedAt) ? [updated] : []),
    {
      key: 'action',
      header: text.action,
      align: 'end',
      phone: 'action',
      cell: ({ id, name }) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={text.openNamed(name)}
          busy={id === openingId}
          onClick={() => onOpen(id)}
        >
          {text.open}
        </Button>
      ),
    },
  ];
  return (
    <RecordTable
      rootRef={ref}
      caption={text.caption}
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
      empty={text.empty}
      data-quoin="DocumentTable"
      {...rest}
    />
  );
});
