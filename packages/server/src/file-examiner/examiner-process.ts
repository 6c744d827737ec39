// Child process that decodes uploads. It has no secrets and no connections, to limit the damage of an exploit.
import type { ExaminerReply, ExaminerRequest } from './file-examiner';
import { reencodeImage } from './reencode-image';
import { rewritePdf } from './rewrite-pdf';
import { UnfitFile } from './unfit-file';

const replyTo = async ({ bytes, format }: ExaminerRequest): Promise<ExaminerReply> => {
  try {
    return { file: await (format === 'pdf' ? rewritePdf(bytes) : reencodeImage(bytes, format)) };
  } catch (failure) {
    if (!(failure instanceof UnfitFile)) throw failure;
    return { error: failure.error, values: failure.details.values };
  }
};

process.on('disconnect', () => process.exit());
process.on('message', (request: ExaminerRequest) => {
  void replyTo(request).then((reply) => process.send?.(reply));
});
process.send?.('ready');
