import { Text } from '@quoin/ui';
import { ConfirmButton } from '../../../components/ConfirmButton';
import { useText } from '../../../i18n';
import { useNotify } from '../../../notices/notices-slice';
import type { AccountListProps, OnFile } from './AccountList';

interface RemoveAccountProps {
  kind: AccountListProps<OnFile>['kind'];
  named: { name: string; digits: string };
  /** Rejects with the failed call. */
  remove: () => Promise<unknown>;
}

/** Removes an account after a confirmation. */
export function RemoveAccount({ kind, named, remove }: RemoveAccountProps) {
  const text = useText();
  const notify = useNotify();
  return (
    <ConfirmButton
      verb={text('account.payout.remove')}
      named={text('account.payout.remove_named', named)}
      variant="quiet"
      title={text(`account.${kind}.remove`)}
      keep={text('account.payout.keep')}
      danger
      act={async () => {
        await remove();
        notify('success', `account.${kind}.removed`);
      }}
    >
      <Text>{text('account.payout.remove.text', named)}</Text>
    </ConfirmButton>
  );
}
