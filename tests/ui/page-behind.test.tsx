// Effects on the page around a component.
import { Dialog, Disclosure, FileUpload } from '@quoin/ui';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { show } from './in-quoin';

const page = document.documentElement;

test('the page scrolls again after the last of two dialogs closes', () => {
  const dialogs = (first: boolean, second: boolean) => (
    <>
      <Dialog open={first} title="First" />
      <Dialog open={second} title="Second" />
    </>
  );
  const { update } = show(dialogs(true, true));
  expect(page.style.overflow).toBe('hidden');
  update(dialogs(true, false));
  expect(page.style.overflow).toBe('hidden');
  update(dialogs(false, false));
  expect(page.style.overflow).toBe('');
});

describe('a file dropped beside the drop zone', () => {
  const files = { types: ['Files'], files: [], dropEffect: 'copy' };
  const send = (type: 'dragOver' | 'drop', target: Element, dataTransfer: object = files) => {
    const event = createEvent[type](target, { dataTransfer });
    fireEvent(target, event);
    return event.defaultPrevented;
  };

  test('is not opened by the browser while there is a drop zone, which shows where to drop it', () => {
    const { unmount } = show(
      <FileUpload
        label="Proof of ID"
        items={[]}
        onAdd={() => undefined}
        onCancel={() => undefined}
        onRetry={() => undefined}
        onDelete={() => undefined}
      />,
    );
    expect(send('dragOver', document.body)).toBe(true);
    expect(screen.getByText('Drop the files here')).toBeInTheDocument();
    expect(send('drop', document.body)).toBe(true);
    expect(screen.queryByText('Drop the files here')).not.toBeInTheDocument();
    expect(send('dragOver', document.body, { types: ['text/plain'] })).toBe(false);
    unmount();
    expect(send('drop', document.body)).toBe(false);
  });
});

test('collapsed content is printed and collapsed again afterwards', () => {
  show(
    <>
      <Disclosure summary="Folded">Answer</Disclosure>
      <Disclosure summary="Unfolded" defaultOpen>
        Answer
      </Disclosure>
    </>,
  );
  const opened = () => screen.getAllByRole('group').map((each) => each.hasAttribute('open'));
  expect(opened()).toEqual([false, true]);
  fireEvent(window, new Event('beforeprint'));
  expect(opened()).toEqual([true, true]);
  fireEvent(window, new Event('afterprint'));
  expect(opened()).toEqual([false, true]);
});
