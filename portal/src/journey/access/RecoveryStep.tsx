// Second sign-in step without the phone: a recovery code instead of the code by text message.
import { gather, requiredText } from '@quoin/rules';
import { Button, Text } from '@quoin/ui';
import { FormikTextField } from '@quoin/ui/formik';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { Form, FormActions, type ErrorFields } from '../../form';
import { useFocusOnArrival } from '../../components/PartHeading';
import { useText } from '../../i18n';
import { TICKET_ENDING_ERRORS } from './CodeStep';

interface RecoveryStepProps {
  ticket: string;
  onSignedIn: (token: string) => void;
  /** Returns to the password step, because the ticket is no longer valid. */
  onBack: (why: CallError) => void;
  /** Returns to the code by text message. */
  onPhone: () => void;
}

const ERROR_FIELDS: ErrorFields = {
  code_empty: 'recovery_code',
  recovery_code_incorrect: 'recovery_code',
  sign_in_code_warning: 'recovery_code',
};

const validate = ({ recovery_code }: { recovery_code?: string }) =>
  gather({ recovery_code: requiredText(recovery_code) });

export function RecoveryStep({ ticket, onSignedIn, onBack, onPhone }: RecoveryStepProps) {
  const text = useText();
  const lead = useFocusOnArrival<HTMLParagraphElement>();
  const [signIn] = api.useSignInMutation();

  async function confirm({ recovery_code }: { recovery_code: string }) {
    try {
      const reply = await signIn({ body: { ticket, recovery_code } }).unwrap();
      if (reply.step === 'signed_in') onSignedIn(reply.token);
    } catch (failure) {
      if (isCallError(failure) && TICKET_ENDING_ERRORS.includes(failure.name)) onBack(failure);
      throw failure;
    }
  }

  return (
    <Form
      initialValues={{ recovery_code: '' }}
      validate={validate}
      onSubmit={confirm}
      errorFields={ERROR_FIELDS}
      label={text('access.recovery.title')}
    >
      <Text ref={lead} tabIndex={-1}>
        {text('access.recovery.lead')}
      </Text>
      <FormikTextField
        name="recovery_code"
        label={text('access.recovery.label')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <FormActions submit={text('access.code.confirm')}>
        <Button variant="quiet" onClick={onPhone}>
          {text('access.recovery.phone')}
        </Button>
      </FormActions>
    </Form>
  );
}
