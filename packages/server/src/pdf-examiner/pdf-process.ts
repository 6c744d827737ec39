// The child process that examines PDFs. It has no secrets and no connections, which limits the damage of an exploit.
import { rewritePdf } from './rewrite-pdf';

process.on('disconnect', () => process.exit());
process.on('message', (bytes: Uint8Array) => {
  void rewritePdf(bytes).then((rewritten) => process.send?.({ rewritten }));
});
process.send?.('ready');
