// Early access starts with an e-mail. There is no list of e-mails alone: it is passed on to sign-up, or to the waitlist
// where sign-up is not open.
import { canSignUp, gather, validateEmail } from '@quoin/rules';
import { Button } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { emailState } from '../../navigation/entry-state';
import { EmailField, Form } from '../../form';
import { useText } from '../../i18n';
import { selectResidence } from '../../products/residence-slice';

const validateEarlyAccess = ({ email }: { email: string }) => gather({ email: validateEmail(email) });

export default function EarlyAccessForm() {
  const text = useText();
  const navigate = useNavigate();
  const country = useSelector(selectResidence);
  return (
    <Form
      initialValues={{ email: '' }}
      validate={validateEarlyAccess}
      onSubmit={async ({ email }) =>
        navigate(canSignUp(country) ? '/auth/signup' : '/waitlist', { state: emailState(email) })
      }
      label={text('visit.home.early')}
    >
      <EmailField
        label={text('visit.home.early.email')}
        hint={text('visit.home.early.hint')}
        autoComplete="email"
      />
      <Button type="submit" variant="secondary">
        {text('visit.home.early.send')}
      </Button>
    </Form>
  );
}
