// The papers a subscription rests on: opened here, read to their last page, then ticked.
import { FormikMustReadList, useFormValue } from '@quoin/ui/formik';
import { useCallback, useState } from 'react';
import type { Application } from '../../../draft';
import { DocumentReader } from '../../../document-reader/StoredPdf';
import type { StepFields } from './answer-fields';

type MustReadDocument = Application['product']['must_read'][number];

export function MustRead({ documents }: { documents: readonly MustReadDocument[] }) {
  const [open, setOpen] = useState<MustReadDocument>();
  const ticked = useFormValue((values: StepFields<'amount_and_signature'>) => values.must_read);
  // What is ticked was read to its end before.
  const [endedHere, setEndedHere] = useState<readonly string[]>(ticked);
  const listed = documents.map(({ file_id }) => file_id);
  const earlierVersions = ticked.filter((id) => !listed.includes(id));
  const ended = documents
    .filter(({ file_id, end_reached }) => end_reached || endedHere.includes(file_id))
    .map(({ file_id }) => file_id)
    .concat(earlierVersions);
  const openId = open?.file_id;

  const endReached = useCallback(() => {
    if (openId !== undefined) setEndedHere((before) => [...before, openId]);
  }, [openId]);

  return (
    <>
      <FormikMustReadList
        name="must_read"
        documents={documents.map(({ file_id: id, name, pages }) => ({ id, name, pages }))}
        ended={ended}
        onOpen={(id) => setOpen(documents.find(({ file_id }) => file_id === id))}
        required
      />
      {open && (
        <DocumentReader
          fileId={open.file_id}
          name={open.name}
          onEndReached={endReached}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
