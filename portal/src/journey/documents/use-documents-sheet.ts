// The filtered documents as a table to export.
import { dateInNewYork } from '@quoin/rules';
import { useTerms, type DocumentOnFile } from '@quoin/ui';
import { newYorkToday } from '../../browser/server-time';
import { useText } from '../../i18n';
import { sheetOf, type FilledColumn, type Sheet } from '../../sheets/sheet';

export function useDocumentsSheet() {
  const text = useText();
  const terms = useTerms();
  return (documents: readonly DocumentOnFile[]): Sheet => {
    const columns: FilledColumn<DocumentOnFile>[] = [
      { header: text('documents.sheet.name'), kind: 'text', of: ({ name }) => name },
      { header: text('documents.sheet.fund'), kind: 'text', of: ({ productName = null }) => productName },
      {
        header: text('documents.sheet.investor_type'),
        kind: 'text',
        of: ({ investorType }) => (investorType ? terms.investorType[investorType] : null),
      },
      { header: text('documents.sheet.type'), kind: 'text', of: ({ type }) => terms.documentType[type] },
      {
        header: text('documents.sheet.updated'),
        kind: 'date',
        of: ({ updatedAt }) => (updatedAt ? dateInNewYork(new Date(updatedAt)) : null),
      },
    ];
    return sheetOf(`${text('documents.title')} ${newYorkToday()}`, columns, documents);
  };
}
