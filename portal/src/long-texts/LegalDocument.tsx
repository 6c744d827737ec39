import { Banner, DisclosureText, Skeleton, Stack, useFormat, ErrorState } from '@quoin/ui';
import { Note } from '../components/Note';
import { useText } from '../i18n';
import { useLongText, useAnchor } from './use-long-text';
import { LOAD_LEGAL_TEXT, type LegalTextName } from './legal-text';

interface LegalDocumentProps {
  name: LegalTextName;
  /** Shows a table of contents. */
  contents?: boolean;
}

/** A legal text in the language of the page. */
export function LegalDocument({ name, contents }: LegalDocumentProps) {
  const text = useText();
  const format = useFormat();
  const { text: document, failed } = useLongText(LOAD_LEGAL_TEXT[name]);
  useAnchor(document !== undefined);
  if (failed) return <TextDidNotCome />;
  if (!document) return <Skeleton lines={12} />;
  return (
    <Stack gap={6}>
      {document.sample && <Banner signal="warning">{text('visit.legal.sample')}</Banner>}
      <Note>{text('visit.legal.effective', { date: format.date(document.effective) })}</Note>
      <DisclosureText sections={document.sections} contents={contents} />
    </Stack>
  );
}

/** For sign-up, where users read the terms before accepting them. */
export const TermsOfUse = () => <LegalDocument name="terms-of-use" />;

/** Replaces a long text that failed to load. */
export function TextDidNotCome() {
  const text = useText();
  return <ErrorState onRetry={() => window.location.reload()}>{text('app.no_answer')}</ErrorState>;
}
