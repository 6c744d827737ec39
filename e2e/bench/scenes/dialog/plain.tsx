import { useId, useLayoutEffect, useRef, useState } from 'react';
import { CANCEL, KEEP, OPEN, TEXT, TITLE } from './words';
import './plain.css';

export function Scene() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {OPEN}
      </button>
      {open && <Question onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onCancel={onClose}>
      <header>
        <h2 id={titleId}>{TITLE}</h2>
        <button type="button" className="button" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      <p>{TEXT}</p>
      <footer>
        <button type="button" className="button" data-primary onClick={onClose}>
          {CANCEL}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {KEEP}
        </button>
      </footer>
    </dialog>
  );
}
