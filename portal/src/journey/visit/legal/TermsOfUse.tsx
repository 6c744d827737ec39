import { LegalDocument } from './LegalDocument';

/** For the sign-up, where the terms are read before they are accepted. */
export const TermsOfUse = () => <LegalDocument name="terms-of-use" />;
