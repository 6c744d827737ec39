export { TransactionTable, type Transaction, type TransactionTableProps } from './TransactionTable';
