import { forwardRef, useEffect, useRef, useState, type DragEvent } from 'react';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { ConfirmDialog } from '../../flow/ConfirmDialog/ConfirmDialog';
import { Icon } from '../../foundations/Icon/Icon';
import { UploadIcon } from '../../foundations/Icon/icons';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { FileUpload as english } from '../../messages/en/file-upload';
import { useMessages } from '../../provider/quoin-context';
import { Field, type FieldFrameProps } from '../Field/Field';
import {
  acceptAttribute,
  FILE_FORMATS,
  isNamed,
  sortFiles,
  type FileFormat,
  type RejectedFile,
} from './file-formats';
import { List, RejectedFiles, Zone } from './FileUpload.styles';
import { UploadRow, type UploadActions, type UploadItem } from './UploadRow';
import { usePageDropGuard } from './use-page-drop-guard';
import { useUploadNews } from './use-upload-news';

export interface FileUploadProps extends FieldFrameProps, UploadActions {
  /** The files of this field, managed by the app: uploading, stored or failed. */
  items: readonly UploadItem[];
  /** Called with new files of an accepted format and size; the app uploads them and adds them to `items`. */
  onAdd: (files: File[]) => void;
  /** Accepted formats. Default: PDF, JPEG and PNG. */
  accept?: readonly FileFormat[];
  /** Maximum size per file; default 10. */
  maxMegabytes?: number;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
}

const PDF_OR_IMAGE: readonly FileFormat[] = ['pdf', 'jpeg', 'png'];

/** Uploads files by button or drop. Lists rejected files with the reason. The ref is the `<input>`. */
export const FileUpload = forwardRef<HTMLInputElement, FileUploadProps>(function FileUpload(
  {
    items,
    onAdd,
    onCancel,
    onRetry,
    onDelete,
    onOpen,
    accept = PDF_OR_IMAGE,
    maxMegabytes = 10,
    onBlur,
    error,
    ...frame
  },
  ref,
) {
  const text = useMessages('FileUpload', english);
  const own = useRef<HTMLInputElement>(null);
  const input = useMergedRefs(own, ref);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [dragged, setDragged] = useState(false);
  const [deleting, setDeleting] = useState<UploadItem>();
  const awaited = usePageDropGuard() && !frame.disabled;
  const news = useUploadNews(items);
  useFocusAfterRemoval(items.length, own);

  const take = (files: FileList | null) => {
    if (!files || frame.disabled) return;
    const taken = items.filter(({ state }) => state !== 'failed').map(({ name }) => name);
    const { good, rejected: bad } = sortFiles([...files], { accept, maxMegabytes, taken });
    setRejected(bad);
    // A new file replaces a failed one of the same name.
    const replaced = items.filter((item) => good.some((file) => isNamed(file, item.name)));
    for (const { id } of replaced) onDelete(id);
    if (good.length > 0) onAdd(good);
  };
  const drop = (event: DragEvent<HTMLDivElement>) => {
    event.preventDefault();
    setDragged(false);
    take(event.dataTransfer.files);
  };
  const problems = (error || rejected.length > 0) && (
    <RejectedFiles>
      {error && <li>{error}</li>}
      {rejected.map(({ fileName, reason }) => (
        <li key={fileName}>
          {typeof reason === 'string'
            ? text.refused[reason](fileName, maxMegabytes)
            : text.unsupported[reason.kind](fileName, reason.name)}
        </li>
      ))}
    </RejectedFiles>
  );

  return (
    <div data-quoin="FileUpload">
      <Field {...frame} error={problems || undefined}>
        {(control) => (
          <Zone
            data-part="zone"
            data-dragged={dragged || undefined}
            data-awaited={awaited || undefined}
            data-invalid={control['aria-invalid']}
            onDragOver={(event) => {
              event.preventDefault();
              setDragged(true);
            }}
            onDragLeave={() => setDragged(false)}
            onDrop={drop}
          >
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              accept={acceptAttribute(accept)}
              onBlur={onBlur}
              onChange={({ currentTarget }) => {
                take(currentTarget.files);
                // Otherwise choosing the same file again after a deletion would not fire `change`.
                currentTarget.value = '';
              }}
            />
            <label htmlFor={control.id} data-part="choose">
              <Icon of={UploadIcon} />
              {items.length === 0 ? text.choose : text.chooseMore}
            </label>
            <span data-part="or-drop" aria-hidden>
              {awaited ? text.dropHere : text.orDrop}
            </span>
            <span data-part="accepts">
              {text.accepts(
                accept.map((format) => FILE_FORMATS[format].name),
                maxMegabytes,
              )}
            </span>
          </Zone>
        )}
      </Field>
      {items.length > 0 && (
        <List>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              disabled={frame.disabled}
              onAskToDelete={() => setDeleting(item)}
              {...{ onCancel, onRetry, onDelete, onOpen }}
            />
          ))}
        </List>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <ConfirmDialog
        open={deleting !== undefined}
        title={deleting && text.deleteTitle(deleting.name)}
        danger
        confirmLabel={text.deleteConfirm}
        cancelLabel={text.deleteKeep}
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          setDeleting(undefined);
          if (deleting) onDelete(deleting.id);
        }}
      >
        {text.deleteWarning}
      </ConfirmDialog>
    </div>
  );
});

/** Moves the focus to the input when the row of the focused button is removed. */
function useFocusAfterRemoval(count: number, input: { current: HTMLInputElement | null }) {
  const before = useRef(count);
  useEffect(() => {
    const removed = count < before.current;
    before.current = count;
    if (removed && document.activeElement === document.body) input.current?.focus();
  }, [count, input]);
}
