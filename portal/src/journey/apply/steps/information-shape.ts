// Form values of the investor's information: every field, and the minimum number of signers.
import {
  ANSWERS,
  BENEFICIAL_OWNER,
  minSigners,
  INTERESTED_PARTY,
  isOrganization,
  getSignerNumberTypes,
  SIGNER,
  getUsualNumberType,
  type BeneficialOwner,
  type InterestedParty,
  type InvestorInformationValues,
  type Signer,
  type StepContext,
} from '@quoin/rules';
import { withoutBlanks } from '../../../api/without-blanks';
import { type Application } from '../../../draft';
import { getFields, type FieldsOf, type StepFields } from './answer-fields';
import type { StepShape } from './StepForm';

/** `id_number_masked` belongs to the number on file and is invalid for another kind of number. */
export type SignerFields = FieldsOf<typeof SIGNER>;

type SignerContext = Pick<StepContext, 'usPerson' | 'investorType'>;

export type InformationFields = StepFields<'investor_information'>;

export function informationShape({
  us_person,
  investor_type,
  steps,
}: Application): StepShape<'investor_information', InformationFields> {
  const { signers: onFile = [] } = steps.investor_information;
  return {
    step: 'investor_information',
    fields: (saved) => informationFields(saved, { usPerson: us_person, investorType: investor_type }),
    wire: withoutBlanks,
    getContext: (values) => ({
      idOnFile: idOnFile(values.signers ?? [], onFile),
      taxNumberOnFile: savedTaxNumber(values.tax_number_type, steps.investor_information) !== undefined,
    }),
  };
}

/** Per signer: whether the number on file has the selected kind. */
export const idOnFile = (signers: readonly Signer[], onFile: readonly Signer[]): StepContext['idOnFile'] =>
  signers.map((signer) => savedId(signer, onFile)?.id_type === signer.id_type);

/** The signer on file with this masked number, independent of order. */
export const savedId = (
  { id_number_masked: masked }: Pick<Signer, 'id_number_masked'>,
  onFile: readonly Signer[],
): Signer | undefined =>
  masked ? onFile.find(({ id_number_masked }) => id_number_masked === masked) : undefined;

/** The masked tax number on file, if it is of the chosen type. */
export const savedTaxNumber = (
  type: string | undefined,
  { tax_number_type, tax_number_masked }: InvestorInformationValues,
): string | undefined => (type === tax_number_type ? tax_number_masked : undefined);

function informationFields(saved: InvestorInformationValues, context: SignerContext): InformationFields {
  const signers = [...(saved.signers ?? [])];
  while (signers.length < minSigners(context.investorType)) signers.push({});
  return {
    ...getFields(ANSWERS.investor_information, saved),
    tax_number_type:
      saved.tax_number_type ?? (context.usPerson && isOrganization(context.investorType) ? 'ein' : ''),
    signers: signers.map((signer) => signerFields(signer, context)),
  };
}

export const ownerFields = (saved: BeneficialOwner) => getFields(BENEFICIAL_OWNER, saved);

export const partyFields = (saved: InterestedParty) => getFields(INTERESTED_PARTY, saved);

/** Replaces a kind of number that the investor may not use with the usual one. */
export const signerFields = (saved: Signer, context: SignerContext): SignerFields => ({
  ...getFields(SIGNER, saved),
  id_type:
    getSignerNumberTypes(context).find((type) => type === saved.id_type) ?? getUsualNumberType(context) ?? '',
});
