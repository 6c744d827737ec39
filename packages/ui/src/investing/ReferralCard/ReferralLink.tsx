// The link with its three ways to share: copy, the device's share sheet, QR code.
import { useSyncExternalStore } from 'react';
import { useCopy } from '../../behaviour/use-copy';
import { Button } from '../../controls/Button/Button';
import { TextField } from '../../controls/TextField/TextField';
import { CheckIcon, CopyIcon, ExternalLinkIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Text } from '../../foundations/Text/Text';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { ReferralCard as english } from '../../messages/en/referral';
import { useMessages } from '../../provider/quoin-context';
import { QrCode } from './QrCode';

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

export function ReferralLink({ link, title, onShared }: ReferralLinkProps) {
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
