// What the columns, the order, the groups, the selection and the pages of a data table are.
import type { ReactNode } from 'react';
import type { RecordColumn } from '../RecordTable/RecordTable';

export type SortDirection = 'ascending' | 'descending';

export interface DataSort {
  /** Key of the column. */
  by: string;
  direction: SortDirection;
}

/** What rows are sorted or grouped by; rows without a value are last in both directions. */
export type SortValue = string | number | undefined;

export interface DataColumn<Row> extends RecordColumn<Row> {
  /**
   * The value that the column is sorted by; with it the header is a button. Numbers are compared as numbers, texts in the
   * order of the current language: give a date as its time, money as a number.
   */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /** Default: with a `sortValue`. True without one where a server sorts. */
  sortable?: boolean | undefined;
  /** The direction of the first press. Default `ascending`. */
  firstDirection?: SortDirection | undefined;
  /** Content of the totals row below all rows; with it in any column the table has one. */
  total?: ReactNode | undefined;
  /** CSS width, for long tables: their columns do not follow their content. */
  width?: string | undefined;
}

export interface DataGroup<Row> {
  /** Unique among the groups. */
  key: string;
  /** Rows with the same value are in one group. */
  value: (row: Row) => SortValue;
  /** Heading of a group, from its first row and the number of its rows. */
  heading: (row: Row, count: number) => ReactNode;
  /** Order of the groups. Default `ascending`. */
  direction?: SortDirection | undefined;
}

/** Which groups are open at first: all, the first one and the first one in each, or none. */
export type OpenGroups = 'all' | 'first' | 'none';

export interface DataSelection<Row> {
  /** Controlled: ids of the selected rows. Ids of rows that are not in the table now, as on another page, are kept. */
  selected?: readonly string[] | undefined;
  /** Initially selected ids of an uncontrolled selection. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with all selected ids: those of rows not in the table first, then in the order of the rows. */
  onSelectedChange?: ((ids: string[]) => void) | undefined;
  /** What a row is called in the name of its checkbox: "Select Schedule K-1". */
  getName: (row: Row) => string;
  /** Which rows can be selected. Default: all. */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Name of the checkbox in the header. Default "Select all rows". */
  allLabel?: string | undefined;
  /** How many rows are selected, beside the caption. Default "2 of 40 selected". */
  countLabel?: ((selected: number, all: number) => string) | undefined;
}

export interface DataPaging {
  /** The page that `rows` are, from 1. */
  page: number;
  /** Rows on a page; as many places are shown while the first page loads. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Called with the page that the user opens. */
  onPageChange: (page: number) => void;
  /** Called with the chosen page size; with it the user can choose one. Go back to page 1 then. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Page sizes to choose from. Default 20, 50 and 100. */
  pageSizes?: readonly number[] | undefined;
}
