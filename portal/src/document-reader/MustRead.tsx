// Must-read documents of a subscription: opened here, read to the last page, then ticked.
import type { ReplyOf } from '@quoin/contract';
import { ActionBar, Button } from '@quoin/ui';
import { FormikMustReadList, useForm, useFormValue } from '@quoin/ui/formik';
import type { PdfReaderControls } from '@quoin/ui/pdf';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../i18n';
import { DocumentReader } from './StoredPdf';

type MustReadDocument = ReplyOf<'getApplication'>['product']['must_read'][number];

export interface MustReadValues {
  /** Ids of the ticked files. */
  must_read: string[];
}

export function MustRead({ documents }: { documents: readonly MustReadDocument[] }) {
  const [openId, setOpenId] = useState<string>();
  const ticked = useFormValue((values: MustReadValues) => values.must_read);
  const setFieldValue = useForm(({ setFieldValue: set }) => set);
  // A ticked document was read to its end earlier.
  const [endedHere, setEndedHere] = useState<readonly string[]>(ticked);
  const listed = documents.map(({ file_id }) => file_id);
  const earlierVersions = ticked.filter((id) => !listed.includes(id));
  const ended = documents
    .filter(({ file_id, end_reached }) => end_reached || endedHere.includes(file_id))
    .map(({ file_id }) => file_id)
    .concat(earlierVersions);
  const open = documents.find(({ file_id }) => file_id === openId);
  const next = documents.find(({ file_id }) => file_id !== openId && !ticked.includes(file_id));

  const endReached = useCallback(() => {
    if (openId !== undefined) setEndedHere((before) => [...before, openId]);
  }, [openId]);

  /** Ticks the open document and opens the next one that is not ticked. */
  const confirm = (id: string) => {
    if (!ticked.includes(id)) void setFieldValue('must_read', [...ticked, id]);
    setOpenId(next?.file_id);
  };

  return (
    <>
      <FormikMustReadList
        name="must_read"
        documents={documents.map(({ file_id: id, name, pages }) => ({ id, name, pages }))}
        ended={ended}
        onOpen={setOpenId}
        required
      />
      {open && (
        <MustReadDialog
          key={open.file_id}
          document={open}
          place={documents.indexOf(open) + 1}
          count={documents.length}
          ended={ended.includes(open.file_id)}
          last={!next}
          onEndReached={endReached}
          onConfirm={() => confirm(open.file_id)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}

interface MustReadDialogProps {
  document: MustReadDocument;
  /** Its place in the list, from 1. */
  place: number;
  count: number;
  /** Whether its end was reached, now or earlier. */
  ended: boolean;
  /** Whether all other documents are ticked. */
  last: boolean;
  onEndReached: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

function MustReadDialog(props: MustReadDialogProps) {
  const { document, place, count, ended, last, onEndReached, onConfirm, onClose } = props;
  const { pages } = document;
  const text = useText();
  const [page, setPage] = useState(1);
  const controls = useRef<PdfReaderControls>(null);
  const confirmation = last ? 'documents.must_read.confirm' : 'documents.must_read.confirm_next';
  return (
    <DocumentReader
      fileId={document.file_id}
      name={document.name}
      controls={controls}
      onPageChange={setPage}
      onEndReached={onEndReached}
      onClose={onClose}
    >
      <ActionBar
        placement="static"
        locked={!ended}
        status={ended ? text('documents.must_read.ended') : text('documents.must_read.locked', { pages })}
        detail={[
          count > 1 && text('documents.must_read.place', { place, count }),
          text('documents.reader.page', { page, pages }),
        ]
          .filter(Boolean)
          .join(' · ')}
        progress={ended ? 1 : (page - 1) / pages}
        action={
          <Button onClick={ended ? onConfirm : () => controls.current?.readOn()}>
            {text(ended ? confirmation : 'documents.reader.read_on')}
          </Button>
        }
      />
    </DocumentReader>
  );
}
