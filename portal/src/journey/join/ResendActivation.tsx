import { api } from '../../api/api';
import { ResendEmail } from '../../components/ResendEmail';
import { useText } from '../../i18n';

interface ResendActivationProps {
  email: string;
  /** An e-mail has gone out just now. */
  justSent?: boolean;
}

export function ResendActivation({ email, justSent }: ResendActivationProps) {
  const text = useText();
  const [resend] = api.useResendActivationMutation();
  return (
    <ResendEmail
      send={() => resend({ body: { email } }).unwrap()}
      sent={text('join.resent')}
      justSent={justSent}
    />
  );
}
