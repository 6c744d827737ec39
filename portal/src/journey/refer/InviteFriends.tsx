// Invitation dialog over any page, with its own URL hash: links open it, and Back closes it.
import { Dialog, Skeleton } from '@quoin/ui';
import { lazy, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusPage } from '../../navigation/navigation-effects';
import { PartBoundary } from '../../components/PartBoundary';
import { useText } from '../../i18n';
import { INVITE_HASH } from '../../navigation/router-link';

/** Lazy: it includes the QR code generator. */
const Invitation = lazy(() => import('./Invitation'));

export function InviteFriends() {
  const text = useText();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const open = hash === INVITE_HASH;
  const wasOpen = useRef(open);

  // The menu that opened the dialog is closed by now, so the focus would be lost.
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) focusPage();
    wasOpen.current = open;
  }, [open]);

  return (
    <Dialog
      open={open}
      size="large"
      title={text('refer.title')}
      onClose={() => void navigate({ pathname, search }, { replace: true })}
    >
      <PartBoundary placeholder={<Skeleton shape="block" height={320} />}>
        <Invitation />
      </PartBoundary>
    </Dialog>
  );
}
