import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { acceptAttribute, type FileFormat } from './file-formats';

interface Choice {
  /** Id of the file to replace. */
  replaced?: string;
  camera?: boolean;
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
export function usePageDropGuard(): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
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
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('dragleave', leave);
    };
  }, []);
  return dragging;
}
