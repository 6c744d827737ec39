import { Banner, Button, ConfirmDialog, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { isCallError, UNEXPECTED, type CallError } from '../../../api/call-error';
import { useAppDispatch } from '../../../app/store';
import { useErrorSentence, useText } from '../../../i18n';
import { noticeShown } from '../../../notices/notices-slice';
import type { AccountListProps, OnFile } from './AccountList';

interface RemoveAccountProps {
  kind: AccountListProps<OnFile>['kind'];
  named: { name: string; digits: string };
  /** Rejects with the failed call. */
  remove: () => Promise<unknown>;
}

/** Taking an account off the file, after a question. */
export function RemoveAccount({ kind, named, remove }: RemoveAccountProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<CallError>();

  async function confirm() {
    setBusy(true);
    try {
      await remove();
      setAsking(false);
      dispatch(noticeShown('success', `account.${kind}.removed`));
    } catch (failure) {
      setRefused(isCallError(failure) ? failure : UNEXPECTED);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={text('account.payout.remove_named', named)}
        onClick={() => {
          setRefused(undefined);
          setAsking(true);
        }}
      >
        {text('account.payout.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text(`account.${kind}.remove`)}
        confirmLabel={text('account.payout.remove')}
        cancelLabel={text('account.payout.keep')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Stack gap={4}>
          <Text>{text('account.payout.remove.text', named)}</Text>
          {refused && (
            <Banner signal="danger" announce="assertive">
              {errorSentence(refused)}
            </Banner>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
