import { forwardRef, useEffect, useRef, useState, type DragEvent } from 'react';
import { useFormReset } from '../../behaviour/use-field-value';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { ConfirmDialog } from '../../flow/ConfirmDialog/ConfirmDialog';
import { Icon } from '../../foundations/Icon/Icon';
import { CameraIcon, UploadIcon } from '../../foundations/Icon/icons';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { FileUpload as english } from '../../messages/en/file-upload';
import { useMessages } from '../../provider/quoin-context';
import { Field, type FieldFrameProps } from '../Field/Field';
import { acceptAttribute, FILE_FORMATS, isNamed, sortFiles, type FileFormat } from './file-formats';
import { List, Zone } from './FileUpload.styles';
import type { UploadActions, UploadItem } from './upload-item';
import { UploadExamples, type UploadExample } from './UploadExamples';
import { UploadRow } from './UploadRow';
import { useFileChooser, usePageDropGuard, useRejectedFiles } from './use-file-chooser';

export interface FileUploadProps extends FieldFrameProps, UploadActions {
  /** The files of this field, managed by the app: uploading, being checked, stored, failed or refused. */
  items: readonly UploadItem[];
  /** Called with new files of an accepted format and size; the app uploads them and adds them to `items`. */
  onAdd: (files: File[]) => void;
  /** Accepted formats. Default: PDF, JPEG and PNG. */
  accept?: readonly FileFormat[] | undefined;
  /** Maximum size per file; default 10. */
  maxMegabytes?: number | undefined;
  /** Pictures of acceptable and unacceptable files, shown on demand. */
  examples?: readonly UploadExample[] | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

const PDF_OR_IMAGE: readonly FileFormat[] = ['pdf', 'jpeg', 'png'];

/**
 * Uploads files by button, drop or, on a phone, camera. A rejected file stays in the list with its reason until it is
 * replaced or removed. The ref is the `<input>`.
 */
export const FileUpload = forwardRef<HTMLInputElement, FileUploadProps>(function FileUpload(
  {
    items,
    onAdd,
    onCancel,
    onRetry,
    onDelete,
    onReplace,
    onOpen,
    accept = PDF_OR_IMAGE,
    maxMegabytes = 10,
    examples = [],
    onBlur,
    ...frame
  },
  ref,
) {
  const text = useMessages('FileUpload', english);
  const own = useRef<HTMLInputElement>(null);
  const rejected = useRejectedFiles(maxMegabytes);
  const input = useMergedRefs(own, useMergedRefs(useFormReset(rejected.clear), ref));
  const rows = [...items, ...rejected.items];
  const [dragged, setDragged] = useState(false);
  const [deleting, setDeleting] = useState<UploadItem>();
  const awaited = usePageDropGuard(own) && !frame.disabled;
  const news = useUploadNews(rows);
  useFocusAfterRemoval(rows.length, own);

  const take = (files: File[], replaced?: string) => {
    if (files.length === 0 || frame.disabled) return;
    const taken = items
      .filter(({ id, state }) => state !== 'failed' && state !== 'refused' && id !== replaced)
      .map(({ name }) => name);
    const { good, rejected: bad } = sortFiles(files, { accept, maxMegabytes, taken });
    rejected.update(files, bad, replaced);
    const [first] = good;
    if (!first) return;
    if (replaced !== undefined && items.some(({ id }) => id === replaced))
      return onReplace?.(replaced, first);
    // A new file replaces a failed or refused one of the same name.
    const failed = items.filter((item) => good.some((file) => isNamed(file, item.name)));
    for (const { id } of failed) onDelete(id);
    onAdd(good);
  };
  const chooser = useFileChooser(own, take);
  const drop = (event: DragEvent<HTMLDivElement>) => {
    event.preventDefault();
    setDragged(false);
    take([...event.dataTransfer.files]);
  };

  return (
    <div data-quoin="FileUpload">
      <Field {...frame}>
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
              {...chooser.handlers}
              ref={input}
              type="file"
              multiple
              accept={acceptAttribute(accept)}
              onBlur={onBlur}
            />
            <label htmlFor={control.id} data-part="choose">
              <Icon of={UploadIcon} />
              {rows.length === 0 ? text.choose : text.chooseMore}
            </label>
            {accept.includes('jpeg') && (
              <button
                type="button"
                data-part="camera"
                disabled={frame.disabled}
                onClick={() => chooser.open({ camera: true })}
              >
                <Icon of={CameraIcon} />
                {text.takePhoto}
              </button>
            )}
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
      {rows.length > 0 && (
        <List>
          {rows.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              disabled={frame.disabled}
              onAskToReplace={
                onReplace || rejected.has(item.id) ? () => chooser.open({ replaced: item.id }) : undefined
              }
              onAskToDelete={() => setDeleting(item)}
              onDelete={rejected.has(item.id) ? rejected.remove : onDelete}
              {...{ onCancel, onRetry, onOpen }}
            />
          ))}
        </List>
      )}
      {examples.length > 0 && <UploadExamples examples={examples} />}
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
    const page = input.current?.ownerDocument;
    if (removed && page?.activeElement === page?.body) input.current?.focus();
  }, [count, input]);
}

/** One sentence per file that has just changed its state; the initial files are not announced. */
function useUploadNews(items: readonly UploadItem[]): string {
  const text = useMessages('FileUpload', english);
  const before = useRef(getStates(items));
  const [news, setNews] = useState('');
  useEffect(() => {
    const changed = items.filter(({ id, state }) => isOver(state) && before.current.get(id) !== state);
    before.current = getStates(items);
    if (changed.length === 0) return;
    setNews(changed.map((item) => getAnnouncement(item, text)).join('. '));
  }, [items, text]);
  return news;
}

const isOver = (state: UploadItem['state']) => state !== 'uploading' && state !== 'checking';

function getAnnouncement(item: UploadItem, text: typeof english): string {
  if (item.state === 'stored') return text.nowStored(item.name);
  if (item.state === 'refused') return text.nowRefused(item.name, item.problem ?? '');
  return text.nowFailed(item.name);
}

const getStates = (items: readonly UploadItem[]) => new Map(items.map(({ id, state }) => [id, state]));
