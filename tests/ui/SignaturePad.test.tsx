import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { SIGNATURE_POINTS } from '@quoin/rules';
import { isSigned, SIGNATURE_BOX, SignaturePad, signaturePath, type Signature } from '@quoin/ui';
import { withStroke } from '../../packages/ui/src/fields/SignaturePad/signature';
import { show } from './in-quoin';
import { draw } from './pen';

function Held({ tell }: { tell: (signature: Signature) => void }) {
  const [signature, setSignature] = useState<Signature>({ kind: 'typed', name: '' });
  const change = (next: Signature) => {
    setSignature(next);
    tell(next);
  };
  return <SignaturePad label="Signature" value={signature} onChange={change} />;
}

test('signing is possible with the keyboard alone, by typing the name', async () => {
  const onChange = jest.fn();
  show(<SignaturePad label="Signature" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('Jordan Reyes');
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Jordan Reyes' });
  expect(document.querySelector('[data-part="preview"]')).toHaveTextContent('Jordan Reyes');
});

test('a drawn line is stored in fixed coordinates, independent of the size on the page', async () => {
  const tell = jest.fn();
  show(<Held tell={tell} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  draw([10, 20], [60, 120], [110, 20]);
  expect(tell).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [[20, 40, 120, 240, 220, 40]] });
  expect(screen.getByRole('img', { name: 'Signature of 1 stroke' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Signature of 1 stroke');
});

test('a line that leaves the sheet ends at its edge', async () => {
  const tell = jest.fn();
  show(<Held tell={tell} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  draw([490, 100], [900, 100]);
  expect(tell).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [[980, 200, 1000, 200]] });
});

test('the last stroke can be undone and all of them cleared', async () => {
  const tell = jest.fn();
  show(<Held tell={tell} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  draw([10, 10], [50, 50]);
  draw([30, 30]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo last stroke' }));
  expect(tell).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [[20, 20, 100, 100]] });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(tell).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [] });
  const calls = tell.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Undo last stroke' }));
  expect(tell).toHaveBeenCalledTimes(calls);
});

test('switching between typing and drawing keeps both signatures', async () => {
  const tell = jest.fn();
  show(<Held tell={tell} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Jordan');
  await userEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  expect(tell).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [] });
  draw([10, 10], [50, 50]);
  await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
  expect(tell).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Jordan' });
  await userEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  expect(tell).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [[20, 20, 100, 100]] });
});

test('nothing can be drawn while disabled', () => {
  const onChange = jest.fn();
  show(
    <SignaturePad
      label="Signature"
      disabled
      defaultValue={{ kind: 'drawn', strokes: [] }}
      onChange={onChange}
    />,
  );
  draw([10, 10], [50, 50]);
  expect(onChange).not.toHaveBeenCalled();
});

test('an error describes the group and the name', () => {
  show(<SignaturePad label="Signature" required error="Sign to go on" />);
  expect(screen.getByRole('group', { name: /^Signature/ })).toHaveAccessibleDescription('Sign to go on');
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toBeRequired();
});

describe('the strokes', () => {
  test('an empty name or drawing is not a signature', () => {
    expect(isSigned({ kind: 'typed', name: ' ' })).toBe(false);
    expect(isSigned({ kind: 'typed', name: 'J' })).toBe(true);
    expect(isSigned({ kind: 'drawn', strokes: [] })).toBe(false);
    expect(isSigned({ kind: 'drawn', strokes: [[1, 1]] })).toBe(true);
  });

  test('become path data, including dots', () => {
    expect(signaturePath([[20, 40]])).toBe('M20 40h0');
    expect(signaturePath([[0, 0, 10, 0]])).toBe('M0 0L10 0');
    expect(signaturePath([[0, 0, 10, 10, 20, 0]])).toBe('M0 0Q10 10 15 5L20 0');
  });

  const place = fc.tuple(fc.nat({ max: SIGNATURE_BOX.width }), fc.nat({ max: SIGNATURE_BOX.height }));
  const stroke = fc.array(place, { minLength: 1, maxLength: 300 }).map((places) => places.flat());

  test('stay within the limit for any drawing, and keep their start and end', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 20 }), (drawn) => {
        const kept = drawn.reduce(withStroke, [] as readonly (readonly number[])[]);
        expect(kept.flat().length / 2).toBeLessThanOrEqual(SIGNATURE_POINTS);
        expect(JSON.stringify(kept).length).toBeLessThan(20_000);
        const [first, original] = [kept[0], drawn[0]];
        if (first && original)
          expect([...first.slice(0, 2), ...first.slice(-2)]).toEqual([
            ...original.slice(0, 2),
            ...original.slice(-2),
          ]);
      }),
      { numRuns: 50 },
    );
  });

  test('lose redundant points', () => {
    const straight = Array.from({ length: 100 }, (_, index) => [index, index]).flat();
    expect(withStroke([], straight)).toEqual([[0, 0, 99, 99]]);
  });
});
