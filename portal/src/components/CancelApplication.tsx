// Button that cancels an application permanently; available until its money has arrived.
import type { InvestmentStatus } from '@quoin/rules';
import { Text } from '@quoin/ui';
import { api } from '../api/api';
import { ConfirmButton } from './ConfirmButton';
import { useText } from '../i18n';

export interface CancelApplicationProps {
  investmentId: string;
  /** The product's name. */
  product: string;
}

/** Statuses in which an application can be canceled. */
const CANCELABLE: readonly InvestmentStatus[] = [
  'completing_information',
  'completing_application',
  'application_review',
  'pending_signature',
  're_signature_needed',
  'being_reviewed',
  'action_needed',
  'approved',
];

export const isCancelable = (status: InvestmentStatus): boolean => CANCELABLE.includes(status);

export function CancelApplication({ investmentId, product }: CancelApplicationProps) {
  const text = useText();
  const [cancel] = api.useCancelInvestmentMutation();
  return (
    <div>
      <ConfirmButton
        verb={text('apply.cancel')}
        variant="secondary"
        title={text('apply.cancel.title')}
        keep={text('apply.cancel.keep')}
        danger
        act={() => cancel({ params: { investmentId } }).unwrap()}
      >
        <Text>{text('apply.cancel.text', { product })}</Text>
      </ConfirmButton>
    </div>
  );
}
