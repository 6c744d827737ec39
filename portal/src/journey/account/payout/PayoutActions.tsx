import { Button } from '@quoin/ui';
import { FormActions } from '../../../form';
import { useText } from '../../../i18n';

export function PayoutActions({ onCancel }: { onCancel: () => void }) {
  const text = useText();
  return (
    <FormActions submit={text('account.payout.save')}>
      <Button variant="quiet" onClick={onCancel}>
        {text('account.payout.cancel')}
      </Button>
    </FormActions>
  );
}
