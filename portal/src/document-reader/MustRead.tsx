// Must-read documents of a subscription: opened here, read to the last page, then ticked.
import { FormikMustReadList, useFormValue } from '@quoin/ui/formik';
import { useCallback, useState } from 'react';
import type { ReplyOf } from '@quoin/contract';
import { DocumentReader } from './StoredPdf';

type MustReadDocument = ReplyOf<'getApplication'>['product']['must_read'][number];

/** Form values of this field. */
export interface MustReadValues {
  /** Ids of the ticked files. */
  must_read: string[];
}

export function MustRead({ documents }: { documents: readonly MustReadDocument[] }) {
  const [open, setOpen] = useState<MustReadDocument>();
  const ticked = useFormValue((values: MustReadValues) => values.must_read);
  // A ticked document was read to its end earlier.
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
