// The only file that brings the registries of IBAN and BIC, so it is loaded by `import()`.
export { problemsOfBankAccount } from '@quoin/rules';
