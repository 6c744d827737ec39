import type { ReplyOf } from '@quoin/contract';
import { Banner, useFormat } from '@quoin/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n';

interface InvitationBannerProps {
  offer: ReplyOf<'getInvitation'>;
  action?: ReactNode;
}

/** What an invited friend is offered, with its conditions. */
export function InvitationBanner({ offer, action }: InvitationBannerProps) {
  const text = useText();
  const { money } = useFormat();
  const dollars = (amount: string) => money(amount, { digits: 0 });
  return (
    <Banner
      title={text('join.invitation.title', { discount: dollars(offer.discount) })}
      data-part="invitation"
      action={action}
    >
      {text('join.invitation.text', {
        above: dollars(offer.discount_above),
        months: offer.discount_months,
        credit: dollars(offer.credit),
        creditMonths: offer.credit_months,
      })}
    </Banner>
  );
}
