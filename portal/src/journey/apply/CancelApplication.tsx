// Taking an application back, for good; open until its money has arrived.
import type { InvestmentStatus } from '@quoin/rules';
import { Banner, Button, ConfirmDialog, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useErrorSentence, useText } from '../../i18n';

export interface CancelApplicationProps {
  investmentId: string;
  /** The product's name. */
  product: string;
}

/** From these on an application can be taken back. */
const CANCELABLE: readonly InvestmentStatus[] = [
  'completing_information',
  'completing_application',
  'pending_signature',
  're_signature_needed',
  'being_reviewed',
  'action_needed',
  'approved',
];

export const isCancelable = (status: InvestmentStatus): boolean => CANCELABLE.includes(status);

export function CancelApplication({ investmentId, product }: CancelApplicationProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const [cancel, { error, isLoading, reset }] = api.useCancelInvestmentMutation();
  return (
    <div>
      <Button
        variant="secondary"
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {text('apply.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={text('apply.cancel.title')}
        confirmLabel={text('apply.cancel')}
        cancelLabel={text('apply.cancel.keep')}
        busy={isLoading}
        onConfirm={() => void cancel({ params: { investmentId } })}
        onCancel={() => setAsking(false)}
      >
        <Stack gap={4}>
          <Text>{text('apply.cancel.text', { product })}</Text>
          {isCallError(error) && (
            <Banner signal="danger" announce="assertive">
              {errorSentence(error)}
            </Banner>
          )}
        </Stack>
      </ConfirmDialog>
    </div>
  );
}
