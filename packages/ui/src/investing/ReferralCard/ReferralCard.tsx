import { forwardRef, useId } from 'react';
import { PRODUCT_NAME, REFERRAL_OFFER, type Brand } from '@quoin/rules';
import { Heading } from '../../foundations/Heading/Heading';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import type { CardProps } from '../../foundations/Card/Card';
import { ReferralCard as english } from '../../messages/en/referral';
import { useMessages } from '../../provider/quoin-context';
import { ReferralLink } from './ReferralLink';
import { ReferredFriends, type ReferredFriend } from './ReferredFriends';
import { View } from './ReferralCard.styles';

export interface ReferralCardProps extends Omit<CardProps, 'variant' | 'padding' | 'children'> {
  /** The full invitation URL with the investor's referral code. */
  link: string;
  /** Referred friends in display order. */
  friends: readonly ReferredFriend[];
  /** Amounts in whole dollars, and months. Default: those of the brand file of @quoin/rules. */
  offer?: Brand['referral'];
  /** Product name in the invitation. Default: the product of the brand file. */
  product?: string;
  /** Called after a copy or a share, for analytics. */
  onShared?: (by: 'copy' | 'share') => void;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3;
  /** Omits frame and title, for use in a dialog. */
  bare?: boolean;
}

/** A referral: the credit for both, a link to copy, scan or share, and each friend's status. The ref is the `<section>`. */
export const ReferralCard = forwardRef<HTMLDivElement, ReferralCardProps>(function ReferralCard(
  {
    link,
    friends,
    offer = REFERRAL_OFFER,
    product = PRODUCT_NAME,
    onShared,
    headingLevel = 2,
    bare = false,
    ...rest
  },
  ref,
) {
  const text = useMessages('ReferralCard', english);
  const format = useFormat();
  const titleId = useId();
  const dollars = (whole: number) => format.money(String(whole), { digits: 0 });
  return (
    <View
      ref={ref}
      forwardedAs="section"
      aria-labelledby={bare ? undefined : titleId}
      aria-label={bare ? text.title : undefined}
      data-bare={bare || undefined}
      data-quoin="ReferralCard"
      {...rest}
    >
      <div data-part="offer">
        {!bare && (
          <Heading id={titleId} level={headingLevel} size="title">
            {text.title}
          </Heading>
        )}
        <Text size="lead">{text.offer(dollars(offer.referrerCredit), dollars(offer.friendCredit))}</Text>
        <Text size="small" tone="secondary" measure>
          {text.terms(offer.creditMonths)}
        </Text>
        <Text size="small" tone="secondary" measure>
          {text.discount(
            dollars(offer.invitedDiscount),
            dollars(offer.invitedDiscountAbove),
            offer.invitedDiscountMonths,
          )}
        </Text>
      </div>
      <ReferralLink link={link} title={text.shareTitle(product)} onShared={onShared} />
      <ReferredFriends friends={friends} />
    </View>
  );
});
