import { DocumentTable } from '@quoin/ui';
import { DOCUMENTS } from './documents';

export const Scene = () => <DocumentTable documents={DOCUMENTS} onOpen={() => undefined} sortable />;
