// The investor's information as the form holds it: every field there, and as many signers as there must be.
import {
  fewestSigners,
  numberTypesOfSigner,
  usualNumberType,
  type Address,
  type EmploymentStatus,
  type InterestedParty,
  type InvestorInformationValues,
  type NationalIdType,
  type Signer,
  type StepContext,
} from '@quoin/rules';
import { type Application } from '../../../draft';
import { withoutBlanks } from '../../../api/without-blanks';
import type { StepShape } from './StepForm';

type AddressFields = Required<Address>;

export interface SignerFields {
  first_name: string;
  last_name: string;
  email: string;
  date_of_birth: string;
  employment_status: EmploymentStatus | '';
  id_type: NationalIdType | '';
  id_number: string;
  /** Belongs to the number on file; another kind of number makes it void. */
  id_number_masked: string;
  id_country: string;
}

type SignerAsked = Pick<StepContext, 'usPerson' | 'investorType'>;

type PartyFields = Required<InterestedParty>;

export interface InformationFields {
  investor_name: string;
  nationality: string;
  permanent_address: AddressFields;
  mailing_same: boolean | null;
  mailing_address: AddressFields;
  phone_region: string;
  phone_number: string;
  signers: SignerFields[];
  erisa_plan: boolean | null;
  code_4975_plan: boolean | null;
  plan_assets_bp: number | null;
  interested_parties: PartyFields[];
  has_sales_representative: boolean | null;
  sales_firm: string;
  sales_name: string;
  sales_email: string;
  related_to_member_firm: boolean | null;
  related_to_public_company: boolean | null;
  senior_political_figure: boolean | null;
}

export function informationShape({
  us_person,
  investor_type,
  steps,
}: Application): StepShape<'investor_information', InformationFields> {
  const onFile = steps.investor_information.signers ?? [];
  return {
    step: 'investor_information',
    fields: (saved) => informationFields(saved, { usPerson: us_person, investorType: investor_type }),
    wire: withoutBlanks,
    contextOf: (values) => ({ idOnFile: idOnFile(values.signers ?? [], onFile) }),
  };
}

/** Per signer: the number on file is still of the kind that is chosen. */
export const idOnFile = (signers: readonly Signer[], onFile: readonly Signer[]): StepContext['idOnFile'] =>
  signers.map((signer) => savedId(signer, onFile)?.id_type === signer.id_type);

/** What is on file of this signer, however the signers were moved about. */
export const savedId = (
  { id_number_masked: masked }: Pick<Signer, 'id_number_masked'>,
  onFile: readonly Signer[],
): Signer | undefined =>
  masked ? onFile.find(({ id_number_masked }) => id_number_masked === masked) : undefined;

function informationFields(saved: InvestorInformationValues, asked: SignerAsked): InformationFields {
  const signers = [...(saved.signers ?? [])];
  while (signers.length < fewestSigners(asked.investorType)) signers.push({});
  return {
    investor_name: saved.investor_name ?? '',
    nationality: saved.nationality ?? '',
    permanent_address: addressFields(saved.permanent_address),
    mailing_same: saved.mailing_same ?? null,
    mailing_address: addressFields(saved.mailing_address),
    phone_region: saved.phone_region ?? 'US',
    phone_number: saved.phone_number ?? '',
    signers: signers.map((signer) => signerFields(signer, asked)),
    erisa_plan: saved.erisa_plan ?? null,
    code_4975_plan: saved.code_4975_plan ?? null,
    plan_assets_bp: saved.plan_assets_bp ?? null,
    interested_parties: (saved.interested_parties ?? []).map(partyFields),
    has_sales_representative: saved.has_sales_representative ?? null,
    sales_firm: saved.sales_firm ?? '',
    sales_name: saved.sales_name ?? '',
    sales_email: saved.sales_email ?? '',
    related_to_member_firm: saved.related_to_member_firm ?? null,
    related_to_public_company: saved.related_to_public_company ?? null,
    senior_political_figure: saved.senior_political_figure ?? null,
  };
}

const addressFields = (saved: Address = {}): AddressFields => ({
  country: saved.country ?? '',
  line_1: saved.line_1 ?? '',
  line_2: saved.line_2 ?? '',
  city: saved.city ?? '',
  state: saved.state ?? '',
  zip: saved.zip ?? '',
});

export const partyFields = (saved: InterestedParty): PartyFields => ({
  name: saved.name ?? '',
  relationship: saved.relationship ?? '',
  email: saved.email ?? '',
  phone_region: saved.phone_region ?? 'US',
  phone_number: saved.phone_number ?? '',
});

/** A kind of number that the investor does not take makes room for the usual one. */
export const signerFields = (saved: Signer, asked: SignerAsked): SignerFields => ({
  first_name: saved.first_name ?? '',
  last_name: saved.last_name ?? '',
  email: saved.email ?? '',
  date_of_birth: saved.date_of_birth ?? '',
  employment_status: saved.employment_status ?? '',
  id_type: numberTypesOfSigner(asked).find((type) => type === saved.id_type) ?? usualNumberType(asked) ?? '',
  id_number: saved.id_number ?? '',
  id_number_masked: saved.id_number_masked ?? '',
  id_country: saved.id_country ?? '',
});
