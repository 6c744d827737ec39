export { expectFonts } from './fonts';
export { renderDocument } from './render-document';
export type { DocumentContent, DocumentSection, RenderedDocument } from './document-content';
export { renderNotice, TITLES as NOTICE_TITLES, type Notice } from './notices';
export { withControllingText, CONTROLLING_LANGUAGE } from './document-content';
export {
  instructionDocument,
  payoutText,
  renderInstruction,
  INSTRUCTION_TITLES,
  type Instruction,
} from './instructions';
export {
  statementDocument,
  STATEMENT_TITLE,
  TRANSACTION_MESSAGES,
  printUnits,
  transactionName,
  type StatementFacts,
} from './account-statement';
export { agreementDocument, agreementTitle } from './agreement/agreement';
export { signedDocument } from './signed-document';
export type { SignerRecord, SigningRecord } from './signing-record';
export { renderAcceptance } from './acceptance';
export { countersignPdf, sealPdf } from './seal/seal-pdf';
export { sealIdentity } from './seal/seal-pdf';
