import { Button, SecurityUpdatedModal, type UpgradeProblem } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { toShownError } from '../../api/call-error';
import { hashPassword } from '../../api/hash-password';
import { useSignOut } from '../../api/use-sign-out';
import { Note } from '../../components/Note';
import { useErrorMessage, useText } from '../../i18n';
import { useNotify } from '../../notices/notices-slice';

export default function UpgradeModal({ email }: { email: string }) {
  const text = useText();
  const notify = useNotify();
  const getErrorMessage = useErrorMessage();
  const signOut = useSignOut();
  const [upgrade] = api.useUpgradePasswordMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UpgradeProblem>();

  async function submit(typed: string) {
    setBusy(true);
    try {
      const password = await hashPassword(email, typed);
      await upgrade({ body: { old_password: password, password } }).unwrap();
      notify('success', 'access.upgrade.done');
    } catch (failure) {
      const error = toShownError(failure);
      setProblem({ code: error.code, message: getErrorMessage(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <SecurityUpdatedModal
      open
      username={email}
      busy={busy}
      problem={problem}
      onSubmit={(typed) => void submit(typed)}
    >
      <Note>{text('access.upgrade.unknown')}</Note>
      <Button variant="quiet" onClick={signOut}>
        {text('access.upgrade.sign_out')}
      </Button>
    </SecurityUpdatedModal>
  );
}
