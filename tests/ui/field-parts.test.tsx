// A component for several form paths debounces input like any other field.
import { Form, Formik } from 'formik';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, PhoneField, type PhoneNumber } from '@quoin/ui';
import { FormikTextField, FormScope, useFieldError, useFieldParts, useFormValue } from '@quoin/ui/formik';
import { chooseOption } from './choose-option';
import { show } from './in-quoin';

interface Values {
  dialled: string;
  number: string;
  city: string;
}

const drawn: string[] = [];
const errors: unknown[] = [];
const sent = jest.fn();

function Phone() {
  const phone = useFieldParts<Pick<PhoneNumber, 'region' | 'national'>>({
    region: 'dialled',
    national: 'number',
  });
  const error = useFieldError('number');
  if (error) errors.push(error);
  return <PhoneField label="Phone" {...phone} error={typeof error === 'string' && error} />;
}

function Entered() {
  const number = useFormValue((values: Values) => values.number);
  drawn.push(number);
  return <p>Entered: {number}</p>;
}

const number = () => screen.getByRole('textbox', { name: /Phone/ });

beforeEach(() => {
  jest.clearAllMocks();
  show(
    <Formik
      initialValues={{ dialled: 'US', number: '', city: '' }}
      validate={({ number: typed }) => (typed.length === 10 ? {} : { number: 'Enter ten digits' })}
      onSubmit={(values: Values) => sent(values)}
    >
      <FormScope>
        <Form>
          <Phone />
          <Entered />
          <FormikTextField name="city" label="City" />
          <Button type="submit">Send</Button>
        </Form>
      </FormScope>
    </Formik>,
  );
  drawn.length = 0;
  errors.length = 0;
});

test('other fields do not render until the typing pauses', async () => {
  await userEvent.setup({ delay: null }).type(number(), '2125550140');
  expect(drawn).toEqual([]);
  expect(await screen.findByText('Entered: 2125550140')).toBeVisible();
  expect(drawn).toEqual(['2125550140']);
  expect(number()).toHaveValue('(212) 555 0140');
});

test('it is validated with its value at blur', async () => {
  const quick = userEvent.setup({ delay: null });
  await quick.type(number(), '2125550140');
  await quick.tab();
  expect(await screen.findByText('Entered: 2125550140')).toBeVisible();
  expect(errors).toEqual([]);
  await userEvent.clear(number());
  await userEvent.tab();
  expect(await screen.findByText('Enter ten digits')).toBeVisible();
});

test('selecting a part right after typing another keeps both', async () => {
  await userEvent.type(number(), '4165550140');
  await chooseOption(screen.getByRole('combobox', { name: /region|country/i }), 'Canada +1');
  await userEvent.type(screen.getByRole('textbox', { name: /City/ }), 'Toronto{Enter}');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ dialled: 'CA', number: '4165550140', city: 'Toronto' }),
  );
});
