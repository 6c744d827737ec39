// The domain rules of private-market investing: pure functions and data, no I/O, no clock.
// The password hash is a separate entry point, `@quoin/rules/password`, because it loads WebAssembly.
export * from './investing-terms';
export * from './investment-groups';
export * from './rejections';
export * from './languages';
export * from './asset-class';
export * from './brand';
export * from './limits';
export * from './problems';
export * from './money/money';
export * from './text/compact-code';
export * from './text/normalise-text';
export * from './text/plain-letters';
export * from './text/parse-number';
export * from './money/decimals';
export * from './commitment';
export * from './amount-due';
export * from './fees/fee-assumptions';
export * from './fees/fees-at-funding';
export * from './fees/fee-projection';
export * from './fees/rates';
export * from './redemption';
export * from './redemption-days';
export * from './signature';
export { requiredText } from './required';
export * from './research';
export * from './upload-formats';
export * from './allocation';
export * from './ledger-entry';
export * from './pending-actions';
export * from './composition';
export * from './email';
export { getCallingCountry } from './phone/calling-codes';
export * from './phone/phone';
export * from './phone/phone-regions';
export * from './phone/read-phone';
export * from './identifiers/account-holder';
export * from './identifiers/bank';
export * from './identifiers/bank-account';
export * from './identifiers/bank-account-parts';
export * from './identifiers/brokerage-account';
export * from './identifiers/chinese-id';
export * from './identifiers/identity-check';
export * from './identifiers/tax-numbers';
export * from './password/policy';
export { isPasswordHash } from './password/derivation';
export * from './countries/countries';
export * from './countries/chinese-country-names';
export * from './countries/english-country-names';
export * from './countries/reviewed-names';
export * from './countries/country-name';
export * from './countries/country-groups';
export * from './countries/sanctions';
export * from './countries/subdivisions';
export * from './account/profile';
export * from './dates/business-days';
export * from './dates/calendar-date';
export * from './dates/expected-documents';
export * from './dates/full-date';
export * from './dates/new-york';
export * from './dates/parse-date';
export * from './address/address-problems';
export * from './address/latin-text';
export * from './address/po-box';
export * from './qualification/accredited-tests';
export * from './qualification/eligibility';
export * from './qualification/opportunity-zone';
export * from './qualification/rulebook';
export * from './application/application-values';
export {
  ACCREDITED_OWNER,
  ANSWERS,
  BENEFICIAL_OWNER,
  INTERESTED_PARTY,
  isApplicable,
  isRequired,
  validateStep,
  SIGNER,
} from './application/answers';
export {
  getCapacities,
  getFormationStates,
  ownerNames,
  toStoredOrganization,
  getTaxNumberTypes,
} from './application/organization';
export * from './application/review-reasons';
export * from './application/step-context';
export * from './account/audit-link';
export * from './application/stored-contact';
export {
  minSigners,
  getSignerNumberTypes,
  getDocumentStates,
  toStoredSigner,
  getUsualNumberType,
} from './application/signer';
export { holdsPlanAssets, mayHoldPlanAssets } from './application/retirement-plan';
export * from './account/retention';
export * from './join/invitation';
export * from './join/sign-up';
export * from './refer/referral-status';
export * from './performance/ledger';
export { modifiedDietz, type Flow } from './performance/time-weighted';
export * from './performance/position';
export * from './performance/course';
export * from './performance/figure-math';
export * from './performance/performance';
export * from './performance/units';
export type { HoldingRecord } from './performance/spans';
export * from './performance/figures';
export * from './performance/xirr';
export * from './performance/pacing';
export * from './performance/pacing-assumptions';
export * from './visit/in-app-browser';
