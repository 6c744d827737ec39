// Fields keep the handlers they have from one render to the next; what they call is always the newest.
import { fireEvent, screen } from '@testing-library/react';
import { Select, TextField } from '@quoin/ui';
import { show } from './in-quoin';

const type = (text: string) => fireEvent.change(screen.getByLabelText('City'), { target: { value: text } });

test('a handler given later is the one that is called', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { update } = show(<TextField label="City" value="" onChange={first} />);
  update(<TextField label="City" value="" onChange={second} />);
  type('Reno');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('Reno');
});

test('a handler that is taken away is not called any more', () => {
  const onBlur = jest.fn();
  const { update } = show(<TextField label="City" onBlur={onBlur} />);
  update(<TextField label="City" />);
  fireEvent.blur(screen.getByLabelText('City'));
  expect(onBlur).not.toHaveBeenCalled();
});

test('options that change are shown, whatever the handler', () => {
  const { update } = show(<Select label="City" options={[]} onChange={jest.fn()} />);
  update(<Select label="City" options={[{ value: 'reno', label: 'Reno' }]} onChange={jest.fn()} />);
  expect(screen.getByRole('option', { name: 'Reno' })).toBeInTheDocument();
});
