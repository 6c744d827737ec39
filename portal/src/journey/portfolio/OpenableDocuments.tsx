import type { DocumentOnFile } from '@quoin/ui';
import { DocumentTable } from '@quoin/ui';
import { useState } from 'react';
import { OwnDocumentReader } from '../documents';

/** Documents in a table; one that is opened lies over the page. */
export function OpenableDocuments({ documents }: { documents: readonly DocumentOnFile[] }) {
  const [openId, setOpenId] = useState<string>();
  const open = documents.find(({ id }) => id === openId);
  return (
    <>
      <DocumentTable documents={documents} onOpen={setOpenId} captionHidden />
      {open && <OwnDocumentReader fileId={open.id} name={open.name} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
