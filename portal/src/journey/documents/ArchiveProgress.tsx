// Progress and result of an archive download, with a retry after an error.
import { Banner, Button, Card, ProgressBar, Stack, VisuallyHidden, useFormat } from '@quoin/ui';
import { Note } from '../../components/Note';
import { useErrorMessage, useText } from '../../i18n';
import type { ArchiveState } from './use-archive';

interface ArchiveProgressProps {
  state: ArchiveState;
  onRetry: (fileIds: readonly string[]) => void;
  onClose: () => void;
}

/** Number of progress announcements to screen readers: enough to follow, few enough not to disturb. */
const ANNOUNCEMENTS = 4;

export function ArchiveProgress({ state, onRetry, onClose }: ArchiveProgressProps) {
  const text = useText();
  const format = useFormat();
  const getErrorMessage = useErrorMessage();
  switch (state.step) {
    case 'identity_check':
      return null;
    case 'coming': {
      const { files, share } = state;
      const label = text('documents.archive.coming', { count: files });
      const spoken = Math.floor((share ?? 0) * ANNOUNCEMENTS) / ANNOUNCEMENTS;
      return (
        <Card>
          <Stack gap={4}>
            <Stack gap={2}>
              <ProgressBar label={label} {...(share !== undefined && { value: share })} />
              <Note>{text('documents.archive.stay')}</Note>
            </Stack>
            <div>
              <Button variant="secondary" size="small" onClick={onClose}>
                {text('documents.archive.cancel')}
              </Button>
            </div>
            <VisuallyHidden role="status">
              {label} {spoken > 0 && format.percent(spoken.toFixed(2), { digits: 0 })}
            </VisuallyHidden>
          </Stack>
        </Card>
      );
    }
    case 'failed': {
      const { error, fileIds } = state;
      return (
        <Banner
          signal="danger"
          announce="assertive"
          title={text('documents.archive.failed')}
          onClose={onClose}
          action={
            error.status !== 403 && (
              <Button variant="secondary" size="small" onClick={() => onRetry(fileIds)}>
                {text('documents.archive.retry')}
              </Button>
            )
          }
        >
          {getErrorMessage(error)}
        </Banner>
      );
    }
    case 'saved': {
      const { files, leftOut } = state;
      return (
        <Banner signal="success" announce="polite" onClose={onClose}>
          {text('documents.archive.saved', { count: files })}{' '}
          {leftOut > 0 && text('documents.archive.left_out', { count: leftOut })}
        </Banner>
      );
    }
  }
}
