// The program that looks at PDFs. It holds no secret and no connection, so that one that breaks it breaks nothing else.
import { rewritePdf } from './rewrite-pdf';

process.on('disconnect', () => process.exit());
process.on('message', (bytes: Uint8Array) => {
  void rewritePdf(bytes).then((rewritten) => process.send?.({ rewritten }));
});
process.send?.('ready');
