import { Button } from '@quoin/ui';
import { FormActions } from '../../../form';
import { useText } from '../../../i18n';

interface PayoutActionsProps {
  busy: boolean;
  onCancel: () => void;
}

/** The end of both forms. */
export function PayoutActions({ busy, onCancel }: PayoutActionsProps) {
  const text = useText();
  return (
    <FormActions submit={text('account.payout.save')} busy={busy}>
      <Button variant="quiet" onClick={onCancel}>
        {text('account.payout.cancel')}
      </Button>
    </FormActions>
  );
}
