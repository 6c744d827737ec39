export { TermsTable, type Term, type TermsTableProps } from './TermsTable';
