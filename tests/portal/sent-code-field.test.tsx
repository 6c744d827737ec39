// The field for a code that the user requests and enters when it arrives.
import { Button } from '@quoin/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { toCallError } from '../../portal/src/api/call-error';
import { Form, SentCodeField } from '../../portal/src/form';
import { errorReply } from './fake-api';
import { renderScreen } from './render-screen';

type Reply = { resend_after_seconds: number };

const { status, json: data } = errorReply('resend_after_one_minute');
const TOO_SOON = toCallError({ status, data });

async function open(send: () => Promise<Reply>) {
  const { person } = await renderScreen(() => (
    <Form initialValues={{ code: '' }} validate={() => ({})} onSubmit={() => Promise.resolve()}>
      <SentCodeField name="code" label="Code" length={6} sentHint="It is on its way" send={send} />
      <Button type="submit">Go on</Button>
    </Form>
  ));
  return { person, field: screen.getByLabelText(/^Code/) };
}

test('a code typed before the response to sending it is kept', async () => {
  let reply: (sent: Reply) => void = () => undefined;
  const { person, field } = await open(() => new Promise((resolve) => (reply = resolve)));
  await person.click(screen.getByRole('button', { name: /send code/i }));
  await person.type(field, '123456');
  await act(async () => reply({ resend_after_seconds: 60 }));
  expect(await screen.findByText('It is on its way')).toBeInTheDocument();
  expect(field).toHaveValue('123456');
});

test('sending the code again empties the field, and a failed send keeps its value', async () => {
  const send = jest.fn().mockRejectedValueOnce(TOO_SOON);
  const { person, field } = await open(send.mockResolvedValue({ resend_after_seconds: 0 }));
  await person.type(field, '111111');
  await person.click(screen.getByRole('button', { name: /send code/i }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('after one minute')));
  expect(field).toHaveValue('111111');

  await person.click(screen.getByRole('button', { name: /send code/i }));
  await waitFor(() => expect(field).toHaveValue(''));
});
