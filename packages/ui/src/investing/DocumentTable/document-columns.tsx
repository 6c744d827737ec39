// The columns and groups of a table of documents.
import { useMemo, type ReactNode } from 'react';
import { BusyMark } from '../../controls/Button/BusyMark.styles';
import { formatDate } from '../../foundations/format/dates';
import { formatFundName } from '../../foundations/format/fund-name';
import { DocumentTable as english } from '../../messages/en/investing';
import * as terms from '../../messages/en/terms';
import { useLocale, useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import type { DataColumn, DataGroup } from '../DataTable/data-columns';
import {
  getShownTitle,
  getTime,
  getYear,
  type DocumentColumn,
  type DocumentOnFile,
} from './document-on-file';

export type DocumentGrouping = 'product' | 'year';

interface ColumnSettings {
  /** Default: those that a document of `among` fills, without what the table is grouped by. */
  columns: readonly (DocumentColumn | DataColumn<DocumentOnFile>)[] | undefined;
  among: readonly DocumentOnFile[];
  groupBy: readonly DocumentGrouping[];
  sortable: boolean;
  openingId: string | undefined;
  onOpen: (id: string) => void;
}

/** The same array until language, columns or the opening document change: rows are compared by it. */
export function useDocumentColumns(settings: ColumnSettings): readonly DataColumn<DocumentOnFile>[] {
  const { columns, among, groupBy, sortable, openingId, onOpen } = settings;
  const text = useMessages('DocumentTable', english);
  const documentType = useNamedTerms('documentType', terms.documentType);
  const investorTypes = useNamedTerms('investorType', terms.investorType);
  const locale = useLocale();
  const withProduct = among.some(({ productName }) => productName) && !groupBy.includes('product');
  const withInvestor = among.some(({ investorType }) => investorType);
  const withDate = among.some(({ updatedAt }) => updatedAt);
  return useMemo(() => {
    const getType = ({ type }: DocumentOnFile) => documentType[type];
    const getInvestor = ({ investorType }: DocumentOnFile) => investorType && investorTypes[investorType];
    const own: Record<DocumentColumn, Omit<DataColumn<DocumentOnFile>, 'key'>> = {
      name: {
        header: text.name,
        namesRow: true,
        width: '32%',
        // The file name has the whole date: a title with a quarter would come before one of an earlier year.
        sortValue: ({ name }) => name,
        cell: (document) => (
          <span data-part="name" data-read={document.read}>
            <bdi>{withWholeDates(getShownTitle(document, locale))}</bdi>
            {document.read === false && <span data-part="unread">{text.unread}</span>}
            {document.title !== undefined && (
              <span data-part="file">
                <bdi>{document.name}</bdi>
              </span>
            )}
          </span>
        ),
      },
      type: { header: text.type, sortValue: getType, cell: getType },
      product: {
        header: text.product,
        wrap: 'anywhere',
        sortValue: ({ productName }) => productName || undefined,
        cell: ({ productName }) => (productName ? formatFundName(productName) : null),
      },
      investorType: {
        header: text.investorType,
        sortValue: getInvestor,
        cell: (document) => getInvestor(document) ?? null,
      },
      updated: {
        header: text.updated,
        wrap: 'never',
        width: '128px',
        firstDirection: 'descending',
        sortValue: getTime,
        cell: ({ updatedAt }) => (updatedAt ? formatDate(updatedAt, locale, 'short') : null),
      },
    };
    const filled: DocumentColumn[] = ['name', 'type'];
    if (withProduct) filled.push('product');
    if (withInvestor) filled.push('investorType');
    if (withDate) filled.push('updated');
    const shown = (columns ?? filled).map((column) => ({
      ...(typeof column === 'string' ? { key: column, ...own[column] } : column),
      ...(!sortable && { sortable }),
    }));
    const action: DataColumn<DocumentOnFile> = {
      key: 'action',
      header: text.action,
      align: 'end',
      phone: 'action',
      width: '96px',
      cell: (document) => (
        <OpenButton
          text={text.open}
          label={text.openNamed(getShownTitle(document, locale))}
          opening={document.id === openingId}
          onPress={() => onOpen(document.id)}
        />
      ),
    };
    return [...shown, action];
  }, [
    text,
    documentType,
    investorTypes,
    locale,
    columns,
    withProduct,
    withInvestor,
    withDate,
    sortable,
    openingId,
    onOpen,
  ]);
}

/** Groups in the order of `groupBy`: funds by name, years from the last one. */
export function useDocumentGroups(
  groupBy: readonly DocumentGrouping[],
): readonly DataGroup<DocumentOnFile>[] {
  const text = useMessages('DocumentTable', english);
  return useMemo(() => {
    const groups: Record<DocumentGrouping, Omit<DataGroup<DocumentOnFile>, 'key'>> = {
      product: {
        value: ({ productName }) => productName || undefined,
        heading: ({ productName }) => (productName ? formatFundName(productName) : text.noProduct),
      },
      year: {
        value: getYear,
        heading: (document) => {
          const year = getYear(document);
          return year === undefined ? text.noYear : text.year(year);
        },
        direction: 'descending',
      },
    };
    return groupBy.map((key) => ({ key, ...groups[key] }));
  }, [text, groupBy]);
}

interface OpenButtonProps {
  text: string;
  label: string;
  opening: boolean;
  onPress: () => void;
}

function OpenButton({ text, label, opening, onPress }: OpenButtonProps) {
  return (
    <button
      type="button"
      data-part="open"
      aria-label={label}
      aria-busy={opening || undefined}
      aria-disabled={opening || undefined}
      onClick={() => !opening && onPress()}
    >
      {opening ? (
        <>
          <span>{text}</span>
          <BusyMark />
        </>
      ) : (
        text
      )}
    </button>
  );
}

const DATE = /(\d{4}(?:-\d\d){1,2})/;

/** A line does not end within a date: browsers break it at its hyphens. */
const withWholeDates = (title: string): ReactNode =>
  title.split(DATE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} data-part="date">
        {part}
      </span>
    ),
  );
