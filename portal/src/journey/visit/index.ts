export { TermsOfUse } from './TermsOfUse';
