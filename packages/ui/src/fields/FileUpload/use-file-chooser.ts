import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { FileUpload as english } from '../../messages/en/file-upload';
import { useMessages } from '../../provider/quoin-context';
import { acceptAttribute, isNamed, type FileFormat, type RejectedFile } from './file-formats';
import type { UploadItem } from './upload-item';

interface Choice {
  /** Id of the file to replace. */
  replaced?: string | undefined;
  camera?: boolean | undefined;
}

const PHOTOS: readonly FileFormat[] = ['jpeg', 'png'];

/**
 * Opens the file chooser of one input for several purposes. `open` changes the attributes of the input only while the
 * browser reads them.
 */
export function useFileChooser(
  input: RefObject<HTMLInputElement | null>,
  onChoose: (files: File[], replaced: string | undefined) => void,
) {
  const next = useRef<Choice>(undefined);
  const current = useRef<Choice>(undefined);

  const open = (choice: Choice) => {
    const element = input.current;
    if (!element) return;
    const { accept } = element;
    next.current = choice;
    element.multiple = false;
    if (choice.camera) {
      element.setAttribute('capture', 'environment');
      element.accept = acceptAttribute(PHOTOS);
    }
    element.click();
    element.multiple = true;
    element.removeAttribute('capture');
    element.accept = accept;
  };

  return {
    open,
    /** Props of the `<input>`. */
    handlers: {
      // Also called when the user opens the chooser by the label or the keyboard, which adds files.
      onClick: () => {
        current.current = next.current;
        next.current = undefined;
      },
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const { replaced } = current.current ?? {};
        current.current = undefined;
        onChoose([...(currentTarget.files ?? [])], replaced);
        // Otherwise choosing the same file again after a deletion would not fire `change`.
        currentTarget.value = '';
      },
    },
  };
}

/**
 * While mounted, prevents the browser from opening a file dropped outside a drop zone, which would leave the page and lose
 * the typed text.
 * @returns whether files are being dragged over the page
 */
export function usePageDropGuard(input: RefObject<HTMLElement | null>): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const page = input.current?.ownerDocument.defaultView;
    if (!page) return undefined;
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      setDragging(true);
      // A drop zone has accepted the event.
      if (event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragging(false);
    };
    page.addEventListener('dragover', onDragOver);
    page.addEventListener('drop', drop);
    page.addEventListener('dragleave', leave);
    return () => {
      page.removeEventListener('dragover', onDragOver);
      page.removeEventListener('drop', drop);
      page.removeEventListener('dragleave', leave);
    };
  }, [input]);
  return dragging;
}

interface RejectedRow extends RejectedFile {
  id: string;
}

/** The files that were rejected before the upload. Each stays in the list, with its reason, until it is replaced or removed. */
export function useRejectedFiles(maxMegabytes: number) {
  const text = useMessages('FileUpload', english);
  const [rows, setRows] = useState<readonly RejectedRow[]>([]);
  const made = useRef(0);

  const describeRejection = ({ reason }: RejectedFile): string => {
    if (typeof reason === 'object') return text.unsupported[reason.kind](reason.name);
    return reason === 'size' ? text.problems.size(maxMegabytes) : text.problems[reason];
  };
  const items: UploadItem[] = rows.map((row) => ({
    id: row.id,
    name: row.file.name,
    bytes: row.file.size,
    state: 'refused',
    problem: describeRejection(row),
  }));

  /** Adds rejected files. Drops the row that the choice replaces, and rows with the name of a chosen file. */
  const update = (chosen: readonly File[], rejected: readonly RejectedFile[], replaced?: string) => {
    const added = rejected.map((row) => ({ ...row, id: `rejected-${++made.current}` }));
    setRows((before) => [
      ...before.filter(({ id, file }) => id !== replaced && !chosen.some((one) => isNamed(one, file.name))),
      ...added,
    ]);
  };
  const remove = (id: string) => setRows((before) => before.filter((row) => row.id !== id));

  const clear = () => setRows([]);

  return { items, update, remove, clear, has: (id: string) => rows.some((row) => row.id === id) };
}
