// Fields keep input to themselves until the user pauses, and every reader of the form's values gets the complete input.
import { Form, Formik } from 'formik';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@quoin/ui';
import { bindField, FormikPhoneField, FormikRadioGroup, FormScope, useFormValue } from '@quoin/ui/formik';
import { chooseOption } from './choose-option';
import { show } from './in-quoin';

interface Values {
  street: string;
  city: string;
  kind: string;
}

const drawn: string[] = [];
const errors: React.ReactNode[] = [];
const Counted = bindField(function CountedField({
  name = '',
  value = '',
  onChange,
  onBlur,
  error,
}: {
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  error?: React.ReactNode;
}) {
  drawn.push(name);
  if (error) errors.push(error);
  return (
    <>
      <input
        aria-label={name}
        value={value}
        onBlur={onBlur}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {error}
    </>
  );
}, '');
const City = () => <p>City: {useFormValue((values: Values) => values.city)}</p>;
const field = (name: string) => screen.getByLabelText(name);
const sent = jest.fn();
const pressed = jest.fn();

function Read() {
  const city = useFormValue((values: Values) => values.city);
  return <Button onClick={() => pressed(city)}>Read</Button>;
}

beforeEach(() => {
  jest.clearAllMocks();
  show(
    <Formik
      initialValues={{ street: '', city: '', kind: '' }}
      validate={({ city }) => (city ? {} : { city: 'Enter the city' })}
      onSubmit={(values: Values) => sent(values)}
    >
      <FormScope>
        <Form>
          <Counted name="street" />
          <Counted name="city" />
          <City />
          <FormikRadioGroup
            name="kind"
            label="Kind"
            options={[
              { value: 'home', label: 'Home' },
              { value: 'office', label: 'Office' },
            ]}
          />
          <FormikPhoneField name="phone" label="Phone" />
          <Read />
          <Button type="submit">Send</Button>
        </Form>
      </FormScope>
    </Formik>,
  );
  drawn.length = 0;
  errors.length = 0;
});

afterEach(() => jest.useRealTimers());

test('a keystroke renders only its own field', async () => {
  await userEvent.type(field('street'), 'Lane');
  expect(field('street')).toHaveValue('Lane');
  expect(drawn).toEqual(['street', 'street', 'street', 'street']);
});

test('a selected part of the form updates when the typing pauses', async () => {
  await userEvent.type(field('city'), 'Albany');
  expect(await screen.findByText('City: Albany')).toBeVisible();
  expect(field('city')).toHaveValue('Albany');
});

test('typing at 60 words per minute updates other parts only when it pauses', async () => {
  jest.useFakeTimers();
  const typist = userEvent.setup({ delay: 200, advanceTimers: jest.advanceTimersByTime });
  await typist.type(field('city'), 'Albany');
  expect(screen.getByText('City:')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.getByText('City: Albany')).toBeVisible();
});

test('Enter right after typing submits the typed text', async () => {
  await userEvent.type(field('city'), 'Albany{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ street: '', city: 'Albany', kind: '' }));
});

test('a click handler receives the text typed before it', async () => {
  await userEvent.type(field('city'), 'Albany');
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(pressed).toHaveBeenCalledWith('Albany');
});

test('a selection right after a keystroke keeps both', async () => {
  await userEvent.type(field('city'), 'Albany');
  await userEvent.click(screen.getByRole('radio', { name: 'Office' }));
  expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
  expect(screen.getByText('City: Albany')).toBeVisible();
});

test('a field is validated with its value at blur', async () => {
  const quick = userEvent.setup({ delay: null });
  await quick.type(field('city'), 'Albany');
  await quick.tab();
  expect(await screen.findByText('City: Albany')).toBeVisible();
  expect(errors).toEqual([]);
  await userEvent.clear(field('city'));
  await userEvent.tab();
  expect(await screen.findByText('Enter the city')).toBeVisible();
});

test('autofill replaces typed text', async () => {
  await userEvent.type(field('city'), 'Al');
  fireEvent.change(field('city'), { target: { value: 'Albany' } });
  expect(field('city')).toHaveValue('Albany');
  expect(screen.getByText('City: Albany')).toBeVisible();
});

test.each([
  ['is hidden', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
  ['is closed', () => fireEvent(window, new Event('pagehide'))],
  ['is about to close', () => fireEvent(window, new Event('beforeunload'))],
  ['changes by the browser’s Back button', () => fireEvent(window, new Event('popstate'))],
])('when the page %s, a listener finds the typed text in the form', async (_, happens) => {
  const heard: (string | null)[] = [];
  const hear = () => heard.push(screen.getByText(/^City/).textContent);
  const ends = ['visibilitychange', 'pagehide', 'beforeunload', 'popstate'];
  for (const end of ends) addEventListener(end, hear);
  await userEvent.type(field('city'), 'Albany');
  happens();
  for (const end of ends) removeEventListener(end, hear);
  expect(heard).toEqual(['City: Albany']);
});

test('selecting a part right after typing another keeps both', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '2125550140');
  await chooseOption(screen.getByRole('combobox', { name: /region|country/i }), 'Canada +1');
  await userEvent.type(field('city'), 'Albany{Enter}');
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0].phone).toMatchObject({ region: 'CA', national: '2125550140' }),
  );
});
