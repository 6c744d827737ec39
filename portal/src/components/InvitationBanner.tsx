import type { ReplyOf } from '@quoin/contract';
import { Banner, useFormat } from '@quoin/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { api } from '../api/api';
import { selectReferral } from '../session/referral-slice';

/** The offer to an invited friend, with its conditions. */
export function InvitationBanner({ offer, action }: { offer: ReplyOf<'getInvitation'>; action?: ReactNode }) {
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

/** Loads the invitation of the visitor's referral code. Without a code it sends no request. */
export function useInvitation() {
  const refId = useSelector(selectReferral);
  const query = api.useGetInvitationQuery(refId === null ? skipToken : { query: { ref_id: refId } });
  return { ...query, refId };
}
