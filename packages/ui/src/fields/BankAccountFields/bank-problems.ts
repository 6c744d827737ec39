// The only module that pulls in the IBAN and BIC registries, so it is loaded by `import()`.
export { validateBankAccount } from '@quoin/rules';
