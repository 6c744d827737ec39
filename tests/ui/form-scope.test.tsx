// What is typed is the field's own until the typing rests, and nobody who asks the form in earnest gets less than was typed.
import { Form, Formik } from 'formik';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@quoin/ui';
import { bindField, FormikPhoneField, FormikRadioGroup, FormScope, useFormValue } from '@quoin/ui/formik';
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

test('a key draws only the field that it is typed into', async () => {
  await userEvent.type(field('street'), 'Lane');
  expect(field('street')).toHaveValue('Lane');
  expect(drawn).toEqual(['street', 'street', 'street', 'street']);
});

test('a selected part of the form updates when the typing pauses', async () => {
  await userEvent.type(field('city'), 'Albany');
  expect(await screen.findByText('City: Albany')).toBeVisible();
  expect(field('city')).toHaveValue('Albany');
});

test('sent by the enter key in the moment it is typed, the form has it', async () => {
  await userEvent.type(field('city'), 'Albany{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ street: '', city: 'Albany', kind: '' }));
});

test('a click handler receives the text typed before it', async () => {
  await userEvent.type(field('city'), 'Albany');
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(pressed).toHaveBeenCalledWith('Albany');
});

test('a choice pressed right after a key is taken, and so is the key', async () => {
  await userEvent.type(field('city'), 'Albany');
  await userEvent.click(screen.getByRole('radio', { name: 'Office' }));
  expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
  expect(screen.getByText('City: Albany')).toBeVisible();
});

test('a field is judged as it was left', async () => {
  const quick = userEvent.setup({ delay: null });
  await quick.type(field('city'), 'Albany');
  await quick.tab();
  expect(await screen.findByText('City: Albany')).toBeVisible();
  expect(errors).toEqual([]);
  await userEvent.clear(field('city'));
  await userEvent.tab();
  expect(await screen.findByText('Enter the city')).toBeVisible();
});

test('what the browser fills in takes the place of what was typed', async () => {
  await userEvent.type(field('city'), 'Al');
  fireEvent.change(field('city'), { target: { value: 'Albany' } });
  expect(field('city')).toHaveValue('Albany');
  expect(screen.getByText('City: Albany')).toBeVisible();
});

test.each([
  ['is hidden', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
  ['is closed', () => fireEvent(window, new Event('pagehide'))],
  ['asks whether to be closed', () => fireEvent(window, new Event('beforeunload'))],
  ['is another one by the browser’s own button', () => fireEvent(window, new Event('popstate'))],
])('who hears that the page %s finds in the form what was typed', async (_, happens) => {
  const heard: (string | null)[] = [];
  const hear = () => heard.push(screen.getByText(/^City/).textContent);
  const ends = ['visibilitychange', 'pagehide', 'beforeunload', 'popstate'];
  for (const end of ends) addEventListener(end, hear);
  await userEvent.type(field('city'), 'Albany');
  happens();
  for (const end of ends) removeEventListener(end, hear);
  expect(heard).toEqual(['City: Albany']);
});

test('a part chosen right after another one was typed keeps both', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '2125550140');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /region|country/i }), 'CA');
  await userEvent.type(field('city'), 'Albany{Enter}');
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0].phone).toMatchObject({ region: 'CA', national: '2125550140' }),
  );
});
