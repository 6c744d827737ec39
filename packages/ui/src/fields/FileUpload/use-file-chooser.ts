import { useRef, type ChangeEvent, type RefObject } from 'react';
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
