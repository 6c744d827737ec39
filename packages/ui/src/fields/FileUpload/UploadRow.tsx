// One file of the list with its picture, state and actions. The accessible name of each action contains the file name.
import { Button } from '../../controls/Button/Button';
import { IconButton } from '../../controls/IconButton/IconButton';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar';
import { Spinner } from '../../feedback/Spinner/Spinner';
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
import type { UploadActions, UploadItem } from './upload-item';

interface UploadRowProps extends Omit<UploadActions, 'onReplace'> {
  item: UploadItem;
  disabled?: boolean | undefined;
  /** Opens the file chooser. */
  onAskToReplace?: (() => void) | undefined;
  onAskToDelete: () => void;
}

export function UploadRow(props: UploadRowProps) {
  const text = useMessages('FileUpload', english);
  const { item } = props;
  const { name, preview, state } = item;
  const problem = state === 'failed' || state === 'refused' ? item.problem : undefined;
  return (
    <li data-state={state}>
      <span data-part="picture">
        {preview ? <img src={preview} alt="" /> : <Icon of={FileTextIcon} size="large" />}
      </span>
      <div data-part="file">
        <div data-part="name">{name}</div>
        <State item={item} />
        {problem && <div data-part="problem">{problem}</div>}
        {state === 'uploading' && (
          <ProgressBar label={text.uploadingNamed(name)} value={item.progress} hideLabel />
        )}
        {item.replaces !== undefined && state !== 'stored' && (
          <div data-part="replaces">{text.replaces(item.replaces)}</div>
        )}
      </div>
      <Actions {...props} />
    </li>
  );
}

const ICONS = { stored: CircleCheckIcon, failed: CircleAlertIcon, refused: CircleAlertIcon };

function State({ item }: Pick<UploadRowProps, 'item'>) {
  const text = useMessages('FileUpload', english);
  const locale = useLocale();
  const size = <span>{formatSize(item.bytes, locale)}</span>;
  if (item.state === 'checking') {
    return (
      <div data-part="state">
        <Spinner label={text.checking} />
        {size}
      </div>
    );
  }
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <div data-part="state">
      {item.state !== 'uploading' && <Icon of={ICONS[item.state]} size="small" />}
      <span>{item.state === 'uploading' ? text.uploading(percent(item.progress)) : text[item.state]}</span>
      {size}
    </div>
  );
}

function Actions(props: UploadRowProps) {
  const { item, disabled, onCancel, onRetry, onDelete, onOpen, onAskToReplace, onAskToDelete } = props;
  const text = useMessages('FileUpload', english);
  const { id, name, state } = item;
  const isOver = state === 'stored' || state === 'failed' || state === 'refused';
  return (
    <div data-part="actions">
      {state === 'uploading' && (
        <IconButton icon={XIcon} label={text.cancel(name)} onClick={() => onCancel(id)} />
      )}
      {state === 'failed' && (
        <IconButton icon={RefreshCwIcon} label={text.retry(name)} onClick={() => onRetry(id)} />
      )}
      {state === 'stored' && onOpen && (
        <IconButton icon={EyeIcon} label={text.open(name)} onClick={() => onOpen(id)} />
      )}
      {isOver && onAskToReplace && (
        <Button
          variant={state === 'refused' ? 'secondary' : 'quiet'}
          size="small"
          aria-label={text.replaceNamed(name)}
          disabled={disabled}
          onClick={onAskToReplace}
        >
          {text.replace}
        </Button>
      )}
      {(state === 'failed' || state === 'refused') && (
        <IconButton icon={XIcon} label={text.remove(name)} onClick={() => onDelete(id)} />
      )}
      {state === 'stored' && (
        <IconButton icon={Trash2Icon} label={text.delete(name)} disabled={disabled} onClick={onAskToDelete} />
      )}
    </div>
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
