export { TermsOfUse } from './legal/LegalDocument';
