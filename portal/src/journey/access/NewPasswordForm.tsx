import { gather, problemOfCode, problemsOfNewPassword, SMS_CODE_LENGTH } from '@quoin/rules';
import { MaskedEmail, Stack, Text } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { hashPassword } from '../../api/hash-password';
import { Note } from '../../components/Note';
import {
  AccountField,
  Form,
  NewPasswordFields,
  SentCodeField,
  type ErrorFields,
  SubmitButton,
} from '../../form';
import { useText } from '../../i18n';
import { wayOutOf } from './UselessLink';

interface NewPasswordFormProps {
  /** Code of the reset link. */
  code: string;
  email: string;
  /** Null without a phone on file: then the link alone is sufficient. */
  maskedPhone: string | null;
  onDone: () => void;
  /** The link or its account is no longer valid. */
  onUselessLink: (why: CallError) => void;
}

const ERROR_FIELDS: ErrorFields = {
  new_password_equals_old: 'password',
  passwords_differ: 'confirmation',
  send_code_first: 'sms_code',
  code_incorrect: 'sms_code',
  too_many_code_attempts: 'sms_code',
};

export function NewPasswordForm({ code, email, maskedPhone, onDone, onUselessLink }: NewPasswordFormProps) {
  const text = useText();
  const [reset] = api.useResetPasswordMutation();
  const [sendCode] = api.useSendPasswordResetCodeMutation();
  const withCode = maskedPhone !== null;
  const empty = { password: '', confirmation: '', ...(withCode && { sms_code: '' }) };

  const problemsOf = ({ password, confirmation, sms_code }: typeof empty) => ({
    ...problemsOfNewPassword({ password, confirmation }),
    ...gather({ sms_code: withCode ? problemOfCode(sms_code, SMS_CODE_LENGTH) : undefined }),
  });

  const orUseless = (failure: unknown): undefined => {
    if (!isCallError(failure) || !wayOutOf(failure)) throw failure;
    onUselessLink(failure);
  };

  async function save({ password, sms_code }: typeof empty) {
    const body = { code, sms_code, password: await hashPassword(email, password) };
    await reset({ body }).unwrap().then(onDone, orUseless);
  }

  return (
    <Form
      initialValues={empty}
      problemsOf={problemsOf}
      onSubmit={save}
      errorFields={ERROR_FIELDS}
      label={text('access.reset.title')}
    >
      <Stack gap={1}>
        <Text tone="secondary">{text('access.reset.account')}</Text>
        <Text weight="strong">
          <MaskedEmail email={email} />
        </Text>
      </Stack>
      <AccountField email={email} />
      <NewPasswordFields
        label={text('access.reset.password')}
        confirmationLabel={text('access.reset.confirmation')}
      />
      {withCode && (
        <Stack gap={2}>
          <Note>{text('access.reset.code_lead', { phone: maskedPhone })}</Note>
          <SentCodeField
            name="sms_code"
            label={text('access.reset.code')}
            length={SMS_CODE_LENGTH}
            sentHint={text('access.reset.code_sent')}
            send={() => sendCode({ body: { code } }).unwrap().catch(orUseless)}
          />
        </Stack>
      )}
      <SubmitButton>{text('access.reset.save')}</SubmitButton>
    </Form>
  );
}
