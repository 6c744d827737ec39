import { HiddenUsername } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { selectEmail } from '../session/session-slice';

/** Tells a password manager whose password a form takes. @param email default: the signed-in account's */
export function AccountField({ email }: { email?: string }) {
  const signedInAs = useSelector(selectEmail);
  return <HiddenUsername value={email ?? signedInAs ?? ''} />;
}
