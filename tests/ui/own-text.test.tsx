// Fields hold typed text themselves: keystrokes cause no render, and only values set elsewhere replace the text.
import { Profiler, useEffect, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Formik, useFormikContext } from 'formik';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, QuoinProvider, TextArea, TextField } from '@quoin/ui';
import { FormikTextArea, FormikTextField, FormScope, useFormValue } from '@quoin/ui/formik';
import { show } from './in-quoin';

interface Values {
  city: string;
}

const City = () => <p>City: {useFormValue(({ city }: Values) => city)}</p>;
const box = () => screen.getByLabelText<HTMLInputElement>(/^City/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typing = userEvent.setup({ delay: null });

/** A button that sets a value of the form without typing. */
function Elsewhere() {
  const { setFieldValue, resetForm } = useFormikContext<Values>();
  return (
    <>
      <Button onClick={() => void setFieldValue('city', 'Reno')}>Reload</Button>
      <Button onClick={() => resetForm()}>Reset</Button>
    </>
  );
}

const inForm = (field: ReactElement, city = '') => (
  <Formik initialValues={{ city }} onSubmit={jest.fn()}>
    <FormScope>
      {field}
      <City />
      <Elsewhere />
    </FormScope>
  </Formik>
);

describe.each([
  ['one line', <FormikTextField key="line" name="city" label="City" />],
  ['several lines', <FormikTextArea key="lines" name="city" label="City" />],
])('a text of %s in a form', (_, field) => {
  test('is typed without a render, and is in the form after a pause', async () => {
    const drawn = jest.fn();
    show(
      inForm(
        <Profiler id="field" onRender={drawn}>
          {field}
        </Profiler>,
      ),
    );
    drawn.mockClear();
    await typing.type(box(), 'Albany');
    expect(box()).toHaveValue('Albany');
    expect(drawn).not.toHaveBeenCalled();
    expect(await screen.findByText('City: Albany')).toBeVisible();
  });

  test('is replaced by a value set elsewhere', async () => {
    show(inForm(field, 'Lima'));
    await userEvent.type(box(), ' Norte');
    await press('Reload');
    expect(box()).toHaveValue('Reno');
    await userEvent.type(box(), ' East');
    await press('Reset');
    expect(box()).toHaveValue('Lima');
  });

  test('keeps its caret after a pause in the middle of it', async () => {
    show(inForm(field, 'Aany'));
    await typing.type(box(), 'lb', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(await screen.findByText('City: Albany')).toBeVisible();
    expect(box()).toHaveValue('Albany');
    expect(box().selectionStart).toBe(3);
  });
});

test('text normalised by the form replaces typed text', async () => {
  function Capitals() {
    const { values, setFieldValue } = useFormikContext<Values>();
    useEffect(() => void setFieldValue('city', values.city.toUpperCase()), [values.city, setFieldValue]);
    return null;
  }
  show(
    inForm(
      <>
        <FormikTextField name="city" label="City" />
        <Capitals />
      </>,
    ),
  );
  await userEvent.type(box(), 'Reno');
  await waitFor(() => expect(box()).toHaveValue('RENO'));
});

test('a field that reports each keystroke shows its listener’s value', async () => {
  function Short() {
    const { setFieldValue } = useFormikContext();
    return (
      <FormikTextField
        name="city"
        label="City"
        onChange={(city) => void setFieldValue('city', city.slice(0, 4))}
      />
    );
  }
  show(inForm(<Short />));
  await userEvent.type(box(), 'Renoville');
  expect(box()).toHaveValue('Reno');
});

test('remaining characters are counted at each keystroke, and after a value set elsewhere', async () => {
  show(inForm(<FormikTextArea name="city" label="City" maxLength={20} />));
  await userEvent.type(box(), 'Albany');
  expect(screen.getByText(/14/)).toBeVisible();
  await press('Reload');
  expect(screen.getByText(/16/)).toBeVisible();
});

describe('outside a form', () => {
  test('text that its parent rejects is reset', async () => {
    show(<TextField label="City" value="Reno" onChange={jest.fn()} />);
    await userEvent.type(box(), 'x');
    expect(box()).toHaveValue('Reno');
  });

  test('uncontrolled text survives a render and is replaced by a new default', async () => {
    const { update } = show(<TextField label="City" defaultValue="Reno" />);
    await userEvent.type(box(), ' East');
    update(<TextField label="City of birth" defaultValue="Reno" />);
    expect(box()).toHaveValue('Reno East');
    update(<TextField label="City of birth" defaultValue="Lima" />);
    expect(box()).toHaveValue('Lima');
  });

  test('onChange receives the typed text', async () => {
    function Held() {
      const [text, setText] = useState('');
      return <TextArea label="City" value={text} onChange={setText} maxLength={10} />;
    }
    show(<Held />);
    await userEvent.type(box(), 'Reno');
    expect(box()).toHaveValue('Reno');
    expect(screen.getByText(/6/)).toBeVisible();
  });

  test('text that the browser discards as invalid does not count as typed', () => {
    const onChange = jest.fn();
    show(<TextField type="date" label="City" defaultValue="in March" onChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('reports text that was typed before hydration', async () => {
  const page = (onChange: (text: string) => void) => (
    <QuoinProvider locale="en">
      <TextField label="City" defaultValue="Reno" onChange={onChange} />
    </QuoinProvider>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(jest.fn()));
  box().value = 'Reno East';
  const onChange = jest.fn();
  const living = await act(() => Promise.resolve(hydrateRoot(root, page(onChange))));
  expect(onChange).toHaveBeenCalledWith('Reno East');
  expect(box()).toHaveValue('Reno East');
  act(() => living.unmount());
  root.remove();
});

describe('characters with a usual spelling are replaced when the field is left', () => {
  const typed = ' Ｎｅｗ\u00a0York\u200b';

  test('the displayed text equals the form’s value that is validated', async () => {
    const errors: unknown[] = [];
    show(
      <Formik
        initialValues={{ city: '' }}
        validate={({ city }) => (city === 'New York' ? {} : { city: `Not ${city}` })}
        onSubmit={jest.fn()}
      >
        <FormScope>
          <FormikTextField name="city" label="City" />
          <City />
        </FormScope>
      </Formik>,
    );
    const seen = new MutationObserver(() => errors.push(...screen.queryAllByText(/^Not/)));
    seen.observe(document.body, { childList: true, subtree: true });
    await typing.type(box(), typed);
    expect(box()).toHaveValue(typed);
    await typing.tab();
    expect(box()).toHaveValue('New York');
    expect(await screen.findByText('City: New York')).toBeVisible();
    expect(box()).toBeValid();
    expect(errors).toEqual([]);
  });

  test.each([
    ['text', typed, 'New York'],
    ['email', 'daniel＠example。com', 'daniel@example.com'],
  ] as const)('type %s, with a value of the parent', async (type, entered, spelled) => {
    function Held() {
      const [text, setText] = useState('');
      return <TextField label="City" type={type} value={text} onChange={setText} />;
    }
    show(<Held />);
    await typing.type(box(), entered);
    await typing.tab();
    expect(box()).toHaveValue(spelled);
  });

  test('prose keeps its dashes', async () => {
    show(<TextArea label="City" />);
    await typing.type(box(), 'one — two');
    await typing.tab();
    expect(box()).toHaveValue('one — two');
  });
});
