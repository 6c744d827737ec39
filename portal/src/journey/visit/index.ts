export { TermsOfUse } from './legal/TermsOfUse';
