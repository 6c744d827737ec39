import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MustReadList } from '@quoin/ui';
import { show } from './in-quoin';

const documents = [
  { id: 'm1', name: 'Private Placement Memorandum', pages: 64 },
  { id: 'm2', name: 'Form CRS', pages: 1 },
];

function Subscription({
  onChange,
  onOpen,
}: {
  onChange: (ids: string[]) => void;
  onOpen: (id: string) => void;
}) {
  const [ended, setEnded] = useState<string[]>([]);
  return (
    <>
      <MustReadList documents={documents} ended={ended} onChange={onChange} onOpen={onOpen} />
      <button onClick={() => setEnded(['m2'])}>Last page of m2</button>
    </>
  );
}

test('a document can be ticked only after its last page was reached', async () => {
  const onChange = jest.fn();
  const onOpen = jest.fn();
  show(<Subscription onChange={onChange} onOpen={onOpen} />);
  const tick = screen.getByRole('checkbox', { name: 'I have read Form CRS' });
  expect(tick).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Open Form CRS' }));
  expect(onOpen).toHaveBeenCalledWith('m2');
  expect(tick).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Last page of m2' }));
  await userEvent.click(tick);
  expect(onChange).toHaveBeenLastCalledWith(['m2']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 read');
  expect(screen.getByRole('checkbox', { name: /Memorandum/ })).toBeDisabled();

  await userEvent.click(tick);
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('an error is shown for the whole list', () => {
  show(
    <MustReadList documents={documents} ended={[]} onOpen={jest.fn()} error="请阅读每一份文件" />,
    'zh-CN',
  );
  expect(screen.getByRole('group', { name: /签署前须阅读的文件/ })).toHaveAccessibleDescription(
    /请阅读每一份文件/,
  );
});

test('warns the developer about a document that is ticked but unread', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(<MustReadList documents={documents} ended={['m2']} defaultValue={['m1']} onOpen={jest.fn()} />);
  expect(error).toHaveBeenCalledWith(
    'MustReadList: "m1" is ticked, but its last page was not reached. Add it to `ended`, or leave it out of `value`.',
  );
  error.mockRestore();
});
