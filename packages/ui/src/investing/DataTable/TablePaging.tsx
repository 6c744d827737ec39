import { Pagination } from '../../controls/Pagination/Pagination';
import { Select } from '../../controls/Select/Select';
import { DataTable as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import type { DataPaging } from './data-columns';
import { Paging } from './DataTable.styles';

interface TablePagingProps extends DataPaging {
  loading: boolean;
}

const SIZES: readonly number[] = [20, 50, 100];

/** Below the table: the range of rows shown, the page size, and links to other pages. */
export function TablePaging({
  page,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  pageSizes = SIZES,
  loading,
}: TablePagingProps) {
  const text = useMessages('DataTable', english);
  const first = (page - 1) * pageSize + 1;
  if (total === 0) return null;
  return (
    <Paging data-part="paging">
      <span>{text.range(first, Math.min(first + pageSize - 1, total), total)}</span>
      {onPageSizeChange && (
        <Select
          label={text.pageSize}
          labelHidden
          placeholder={null}
          options={pageSizes.map((size) => ({ value: String(size), label: text.rowsPerPage(size) }))}
          value={String(pageSize)}
          onChange={(size) => onPageSizeChange(Number(size))}
        />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onChange={onPageChange}
        busy={loading}
      />
    </Paging>
  );
}
