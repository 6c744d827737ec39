import { api } from '../../api/api';
import { ResendMail } from '../../app/ResendMail';
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
    <ResendMail
      send={() => resend({ body: { email } }).unwrap()}
      sent={text('join.resent')}
      justSent={justSent}
    />
  );
}
