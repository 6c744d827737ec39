// One file of the list with its progress and actions. The accessible name of each action contains the file name.
import { IconButton } from '../../controls/IconButton/IconButton';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  EyeIcon,
  FileTextIcon,
  RefreshCwIcon,
  Trash2Icon,
  XIcon,
} from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { FileUpload as english } from '../../messages/en/file-upload';
import { useLocale, useMessages } from '../../provider/quoin-context';

interface UploadItemBase {
  id: string;
  name: string;
  bytes: number;
}

export type UploadItem = UploadItemBase &
  (
    | { state: 'uploading'; /** 0 to 1. */ progress: number }
    | { state: 'stored' }
    | { state: 'failed'; /** Error message in the user's language. */ problem?: string }
  );

export interface UploadActions {
  /** Called with the id of the upload that the user cancels. */
  onCancel: (id: string) => void;
  /** Called with the id of the failed upload that the user retries. */
  onRetry: (id: string) => void;
  /** Called for a stored file after the user confirmed, for a failed one at once. */
  onDelete: (id: string) => void;
  /** Opens a stored file; without it there is no such button. */
  onOpen?: (id: string) => void;
}

interface UploadRowProps extends UploadActions {
  item: UploadItem;
  disabled?: boolean;
  onAskToDelete: () => void;
}

const ICONS = { uploading: FileTextIcon, stored: CircleCheckIcon, failed: CircleAlertIcon };

export function UploadRow({
  item,
  disabled,
  onCancel,
  onRetry,
  onDelete,
  onOpen,
  onAskToDelete,
}: UploadRowProps) {
  const text = useMessages('FileUpload', english);
  const locale = useLocale();
  const { id, name, bytes, state } = item;
  return (
    <li data-state={state}>
      <Icon of={ICONS[state]} />
      <div>
        <div data-part="name">{name}</div>
        <div data-part="state">
          <span>{text[state]}</span>
          {' · '}
          <span>{formatSize(bytes, locale)}</span>
          {state === 'failed' && item.problem && (
            <>
              {' · '}
              <span>{item.problem}</span>
            </>
          )}
        </div>
        {state === 'uploading' && (
          <ProgressBar label={text.uploadingNamed(name)} value={item.progress} hideLabel />
        )}
      </div>
      <div data-part="actions">
        {state === 'uploading' && (
          <IconButton icon={XIcon} label={text.cancel(name)} onClick={() => onCancel(id)} />
        )}
        {state === 'failed' && (
          <>
            <IconButton icon={RefreshCwIcon} label={text.retry(name)} onClick={() => onRetry(id)} />
            <IconButton icon={XIcon} label={text.remove(name)} onClick={() => onDelete(id)} />
          </>
        )}
        {state === 'stored' && onOpen && (
          <IconButton icon={EyeIcon} label={text.open(name)} onClick={() => onOpen(id)} />
        )}
        {state === 'stored' && (
          <IconButton
            icon={Trash2Icon}
            label={text.delete(name)}
            disabled={disabled}
            onClick={onAskToDelete}
          />
        )}
      </div>
    </li>
  );
}

/** 1,258,291 bytes -> 1.2 MB; below 0.1 MB in kilobytes, rounded up: 9 bytes -> 1 kB. */
function formatSize(bytes: number, locale: string): string {
  const kilobytes = bytes / 1024;
  const [value, unit] =
    kilobytes < 102.4 ? [Math.ceil(kilobytes), 'kilobyte'] : [kilobytes / 1024, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
}
