// What is next while a document is read and signed: why signing is locked, how far the reader is, and the one action.
import { ActionBar } from '@quoin/ui';
import { SubmitButton } from '../../form';
import { useText } from '../../i18n';
import { KIND_MESSAGES, type Envelope } from './envelope';

interface SigningBarProps {
  envelope: Envelope;
  /** The page in view, from 1. */
  page: number;
  pages: number;
  /** Scrolls the document on. */
  onReadOn: () => void;
}

export function SigningBar({ envelope, page, pages, onReadOn }: SigningBarProps) {
  const text = useText();
  const isRead = envelope.end_reached_at !== null;
  return (
    <ActionBar
      locked={!isRead}
      status={text(isRead ? 'sign.document.read' : 'sign.document.unread', { pages })}
      detail={text('documents.reader.page', { page, pages })}
      progress={isRead ? 1 : (page - 1) / pages}
      action={
        // The same button, so that it keeps the focus when signing is unlocked.
        <SubmitButton {...(!isRead && { type: 'button', onClick: onReadOn })}>
          {text(isRead ? KIND_MESSAGES[envelope.kind].submit : 'documents.reader.read_on')}
        </SubmitButton>
      }
    />
  );
}
