// Cancels a redemption after a confirmation, because a cancelled redemption cannot be resumed.
import { useState, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button';
import { Banner } from '../../feedback/Banner/Banner';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import { ConfirmDialog } from '../../flow/ConfirmDialog/ConfirmDialog';
import { RedemptionCard as english } from '../../messages/en/capital';
import { useMessages } from '../../provider/quoin-context';
import type { Redemption } from './RedemptionCard';

interface CancelRedemptionProps {
  redemption: Redemption;
  onCancel: () => void;
  cancelling: boolean | undefined;
  cancelError: ReactNode;
}

export function CancelRedemption({
  redemption: { amount, redemptionDay },
  onCancel,
  cancelling,
  cancelError,
}: CancelRedemptionProps) {
  const text = useMessages('RedemptionCard', english);
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const day = format.date(redemptionDay);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text.confirmTitle}
        confirmLabel={text.cancel}
        cancelLabel={text.keep}
        busy={cancelling}
        onConfirm={onCancel}
        onCancel={() => setAsking(false)}
      >
        <Text>
          {amount === null ? text.confirmWhatWhole(day) : text.confirmWhat(format.money(amount), day)}
        </Text>
        {cancelError && (
          <Banner signal="danger" announce="assertive" data-part="cancel-error">
            {cancelError}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  );
}
