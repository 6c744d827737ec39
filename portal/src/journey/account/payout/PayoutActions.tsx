import { Button, Stack } from '@quoin/ui';
import { useText } from '../../../i18n';

interface PayoutActionsProps {
  busy: boolean;
  onCancel: () => void;
}

/** The end of both forms. */
export function PayoutActions({ busy, onCancel }: PayoutActionsProps) {
  const text = useText();
  return (
    <Stack direction="horizontal" phone="vertical" gap={3}>
      <Button type="submit" busy={busy}>
        {text('account.payout.save')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {text('account.payout.cancel')}
      </Button>
    </Stack>
  );
}
