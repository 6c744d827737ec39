import { PRODUCT_NAME, REFERRAL_OFFER, type Brand } from '@quoin/rules';
import { forwardRef, useId, useMemo, useSyncExternalStore } from 'react';
import { loadedLater } from '../../behaviour/loaded-later';
import { useCopy } from '../../behaviour/use-copy';
import { Button } from '../../controls/Button/Button';
import { TextField } from '../../controls/TextField/TextField';
import type { CardProps } from '../../foundations/Card/Card';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon } from '../../foundations/Icon/Icon';
import { CheckIcon, CopyIcon, ExternalLinkIcon } from '../../foundations/Icon/icons';
import { Text } from '../../foundations/Text/Text';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { useFormat } from '../../foundations/format/use-format';
import { ReferralCard as english } from '../../messages/en/referral';
import { useMessages } from '../../provider/quoin-context';
import { Plate, View } from './ReferralCard.styles';
import { ReferredFriends, type ReferredFriend } from './ReferredFriends';

export interface ReferralCardProps extends Omit<CardProps, 'variant' | 'padding' | 'children'> {
  /** The full invitation URL with the investor's referral code. */
  link: string;
  /** Referred friends in display order. */
  friends: readonly ReferredFriend[];
  /** Amounts in whole dollars, and months. Default: those of the brand file of @quoin/rules. */
  offer?: Brand['referral'] | undefined;
  /** Product name in the invitation. Default: the product of the brand file. */
  product?: string | undefined;
  /** Called after a copy or a share, for analytics. */
  onShared?: ((by: 'copy' | 'share') => void) | undefined;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3 | undefined;
  /** Omits frame and title, for use in a dialog. */
  bare?: boolean | undefined;
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

interface ReferralLinkProps {
  link: string;
  /** Title in the device's share sheet. */
  title: string;
  onShared: ((by: 'copy' | 'share') => void) | undefined;
}

const never = () => () => undefined;

/** False on the server, so the button appears after hydration. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );

/** The link with its three ways to share: copy, the device's share sheet, QR code. */
function ReferralLink({ link, title, onShared }: ReferralLinkProps) {
  const text = useMessages('ReferralCard', english);
  const canShare = useCanShare();
  const [copied, copy] = useCopy<'link'>();
  const copyLink = async () => {
    if (await copy('link', link)) onShared?.('copy');
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: link });
      onShared?.('share');
    } catch {
      // Closing the share sheet rejects too: nothing was shared, and the link is still visible.
    }
  };
  return (
    <div data-part="invite">
      <div data-part="link">
        <TextField
          label={text.link}
          type="url"
          dir="ltr"
          readOnly
          value={link}
          error={copied?.done === false && text.notCopied}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div data-part="buttons">
          <Button
            iconStart={<Icon of={copied?.done ? CheckIcon : CopyIcon} size="small" />}
            onClick={() => void copyLink()}
          >
            {text.copy}
          </Button>
          {canShare && (
            <Button
              variant="secondary"
              iconStart={<Icon of={ExternalLinkIcon} size="small" />}
              onClick={() => void share()}
            >
              {text.share}
            </Button>
          )}
        </div>
        <VisuallyHidden role="status">{copied?.done && text.copied}</VisuallyHidden>
      </div>
      <div data-part="scan">
        <QrCode text={link} label={text.qr} />
        <Text size="caption" tone="secondary">
          {text.qrHint}
        </Text>
      </div>
    </div>
  );
}

/** Light modules around the code, required by ISO/IEC 18004. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

const useQrCode = /* @__PURE__ */ loadedLater('ReferralCard', async () => (await import('./qr-code')).qrCode);

/**
 * A link as a QR code: dark on light in every theme, because cameras fail to read the inverse. Renders an empty plate while
 * the encoder loads, and nothing if the text is too long.
 */
function QrCode({ text, label }: QrCodeProps) {
  const encode = useQrCode();
  const code = useMemo(() => (encode ? encode(text) : { size: 0, path: '' }), [encode, text]);
  if (!code) return null;
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <Plate
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-part="qr"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} data-part="paper" />
      <path d={code.path} data-part="modules" />
    </Plate>
  );
}
