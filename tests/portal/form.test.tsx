// Behaviour of the portal's form while the user types.
import { FormikTextField } from '@quoin/ui/formik';
import { act, screen, waitFor } from '@testing-library/react';
import type { Problems } from '@quoin/rules';
import { Button } from '@quoin/ui';
import { NETWORK_ERROR } from '../../portal/src/api/call-error';
import { Form } from '../../portal/src/form';
import { renderScreen } from './render-screen';

async function open(onSubmit = jest.fn(() => Promise.resolve())) {
  const validate = jest.fn(({ city }: { city: string }): Problems =>
    city === 'Albany' ? {} : { city: { name: 'required' } },
  );
  const { person } = await renderScreen(() => (
    <Form initialValues={{ city: '' }} validate={validate} onSubmit={onSubmit}>
      <FormikTextField name="city" label="City" />
      <Button type="submit">Send</Button>
    </Form>
  ));
  return { person, validate, onSubmit, city: screen.getByLabelText('City') };
}

test('is validated after a pause in typing, not on each keystroke', async () => {
  const { person, validate, city } = await open();

  await person.type(city, 'Albany');
  expect(validate).not.toHaveBeenCalled();

  await waitFor(() => expect(validate).toHaveBeenCalledTimes(1));
  expect(validate).toHaveBeenCalledWith({ city: 'Albany' });
});

test('removes an error when it no longer applies, before the field loses focus', async () => {
  const { person, city } = await open();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/required/)).toBeInTheDocument();

  await person.type(city, 'Albany');
  expect(city).toHaveFocus();
  await waitFor(() => expect(screen.queryByText(/required/)).toBeNull());
});

test('a submit before the typing delay ends validates the latest input', async () => {
  const { person, city, onSubmit } = await open();

  await person.type(city, 'Albany{Enter}');

  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test('a form that the server rejects twice keeps its banner and its input', async () => {
  const { person, city, onSubmit } = await open(jest.fn(() => Promise.reject(NETWORK_ERROR)));
  await person.type(city, 'Albany');

  for (const attempt of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(attempt));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(city).toHaveValue('Albany');
  }
});

test('the error of the last submit keeps its space until the next reply, so that nothing moves under the pointer', async () => {
  let reply = () => {};
  const submit = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(NETWORK_ERROR)
    .mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
  const { person, city } = await open(submit);
  await person.type(city, 'Albany{Enter}');
  const banner = await screen.findByRole('alert');

  await person.type(city, '{Enter}');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));

  expect(banner).toBeInTheDocument();
  expect(banner).toHaveAttribute('data-outdated');
  act(reply);
  await waitFor(() => expect(banner).not.toBeInTheDocument());
});
