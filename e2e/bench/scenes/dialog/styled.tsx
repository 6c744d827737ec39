import { useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CANCEL, KEEP, OPEN, TEXT, TITLE } from './words';

const Button = styled.button`
  min-height: 44px;
  padding: 0 20px;
  border: 1px solid #857c6e;
  border-radius: 6px;
  background: #fff;
  color: inherit;
  font: inherit;
  font-weight: 500;
  cursor: pointer;

  &[data-primary] {
    border-color: #b3261e;
    background: #b3261e;
    color: #fff;
  }
`;

const View = styled.dialog`
  width: min(560px, calc(100vw - 32px));
  padding: 0;
  border: 1px solid #e4dfd6;
  border-radius: 10px;
  background: #fff;
  color: inherit;
  box-shadow: 0 24px 64px rgb(0 0 0 / 0.2);

  &::backdrop {
    background: rgb(23 20 15 / 0.6);
  }
  & header,
  & footer {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 24px;
  }
  & h2 {
    margin: 0;
    font-size: 22px;
  }
  & p {
    margin: 0;
    padding: 0 24px;
  }
`;

export function Scene() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        {OPEN}
      </Button>
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
    <View ref={dialog} aria-labelledby={titleId} onCancel={onClose}>
      <header>
        <h2 id={titleId}>{TITLE}</h2>
        <Button type="button" aria-label="Close" onClick={onClose}>
          ×
        </Button>
      </header>
      <p>{TEXT}</p>
      <footer>
        <Button type="button" data-primary onClick={onClose}>
          {CANCEL}
        </Button>
        <Button type="button" onClick={onClose}>
          {KEEP}
        </Button>
      </footer>
    </View>
  );
}
