// Fields keep their event handlers across renders and always call the latest props.
import { fireEvent, screen } from '@testing-library/react';
import { Select, TextField } from '@quoin/ui';
import { show } from './in-quoin';

const type = (text: string) => fireEvent.change(screen.getByLabelText('City'), { target: { value: text } });

test('the latest handler is called', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { update } = show(<TextField label="City" value="" onChange={first} />);
  update(<TextField label="City" value="" onChange={second} />);
  type('Reno');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('Reno');
});

test('a removed handler is not called', () => {
  const onBlur = jest.fn();
  const { update } = show(<TextField label="City" onBlur={onBlur} />);
  update(<TextField label="City" />);
  fireEvent.blur(screen.getByLabelText('City'));
  expect(onBlur).not.toHaveBeenCalled();
});

test('changed options are shown with any handler', () => {
  const { update } = show(<Select label="City" options={[]} onChange={jest.fn()} />);
  update(<Select label="City" options={[{ value: 'reno', label: 'Reno' }]} onChange={jest.fn()} />);
  expect(screen.getByRole('option', { name: 'Reno' })).toBeInTheDocument();
});
