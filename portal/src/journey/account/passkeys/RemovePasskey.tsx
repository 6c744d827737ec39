import { Button, Dialog, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../../api/api';
import { useText } from '../../../i18n';
import { useNotify } from '../../../notices/notices-slice';
import { PasswordCheck } from '../../../authentication/PasswordCheck';

export function RemovePasskey({ id, name }: { id: string; name: string }) {
  const text = useText();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [remove] = api.useRemovePasskeyMutation();
  return (
    <>
      <Button
        variant="quiet"
        aria-label={text('account.passkeys.remove_named', { name })}
        onClick={() => setAsking(true)}
      >
        {text('account.passkeys.remove')}
      </Button>
      <Dialog
        open={asking}
        size="small"
        title={text('account.passkeys.remove.title', { name })}
        onClose={() => setAsking(false)}
      >
        <Stack gap={4}>
          <Text>{text('account.passkeys.remove.text')}</Text>
          <PasswordCheck
            action={text('account.passkeys.remove')}
            onChecked={async () => {
              await remove({ params: { passkeyId: id } }).unwrap();
              setAsking(false);
              notify('success', 'account.passkeys.removed');
            }}
          />
        </Stack>
      </Dialog>
    </>
  );
}
