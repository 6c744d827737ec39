import type { InvestorDocumentType } from '@quoin/rules';
import { type UploadExample } from '@quoin/ui';
import { useText } from '../i18n';

type Pictures = readonly (readonly [picture: UploadExample['picture'], accepted: boolean])[];

const OF_CARD: Pictures = [
  ['sides', true],
  ['corners', true],
  ['date', true],
  ['cut', false],
  ['glare', false],
];
const OF_LETTER: Pictures = [
  ['letter', true],
  ['cut', false],
];

/** Pictures by kind of proof; none where any document may be requested. */
const PICTURES: Partial<Record<InvestorDocumentType, Pictures>> = {
  proof_of_id: OF_CARD,
  proof_of_address: OF_LETTER,
};

/** What is accepted as a proof, for `FileUpload`. */
export function useProofExamples(documentType: InvestorDocumentType): UploadExample[] {
  const text = useText();
  return (PICTURES[documentType] ?? []).map(([picture, accepted]) => ({
    picture,
    accepted,
    label: text(`investors.example.${picture}`),
  }));
}
