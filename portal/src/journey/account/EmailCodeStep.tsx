import { EMAIL_CODE_LENGTH, gather, maskEmail, problemOfCode } from '@quoin/rules';
import { Stack, Text } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { Form, SentCodeField, type ErrorFields, SubmitButton } from '../../form';
import { useText } from '../../i18n';
import { selectEmail } from '../../session/session-slice';

/** The API's number for the purpose of this code. */
const EMAIL_CODE_TYPE = 29;

const ERROR_FIELDS: ErrorFields = {
  send_code_first: 'code',
  code_incorrect: 'code',
  too_many_code_attempts: 'code',
};

const problemsOf = ({ code }: { code: string }) => gather({ code: problemOfCode(code, EMAIL_CODE_LENGTH) });

export function EmailCodeStep({ onDone }: { onDone: () => void }) {
  const text = useText();
  const email = useSelector(selectEmail) ?? '';
  const [emailCode] = api.useEmailCodeMutation();

  async function send() {
    const reply = await emailCode({ params: { action: 'send' }, body: { type: EMAIL_CODE_TYPE } }).unwrap();
    return 'resend_after_seconds' in reply ? reply : undefined;
  }

  return (
    <Form
      initialValues={{ code: '' }}
      problemsOf={problemsOf}
      onSubmit={async ({ code }) => {
        await emailCode({ params: { action: 'verify' }, body: { type: EMAIL_CODE_TYPE, code } }).unwrap();
        onDone();
      }}
      errorFields={ERROR_FIELDS}
      label={text('account.phone.step.email')}
    >
      <Text>{text('account.phone.email_lead', { email: maskEmail(email) })}</Text>
      <SentCodeField
        name="code"
        label={text('account.phone.email_code')}
        length={EMAIL_CODE_LENGTH}
        sentHint={text('account.phone.email_sent')}
        send={send}
      />
      <Stack align="start">
        <SubmitButton>{text('account.continue')}</SubmitButton>
      </Stack>
    </Form>
  );
}
