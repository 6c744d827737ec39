export { BankAccountFields, type BankAccountFieldsProps } from './BankAccountFields';
export { useBankPartNames } from './use-bank-part-names';
