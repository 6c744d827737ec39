export { fullDate, renderPaper } from './render-paper';
export type { Paper, RenderedPaper } from './paper';
export { renderNotice, TITLES as NOTICE_TITLES, type Notice } from './notices';
export { renderInstruction, INSTRUCTION_TITLES, type Instruction } from './instructions';
export { statementPaper, STATEMENT_TITLE, TRANSACTION_WORDS, type StatementFacts } from './account-statement';
export { agreementPaper, agreementTitle } from './agreement/agreement';
export { signedPaper, type SigningRecord } from './signed-paper';
export { sealPdf } from './seal/seal-pdf';
export { sealIdentity } from './seal/seal-identity';
