// Form values that start an application: investor, US person or not, and attestations.
import {
  gather,
  requiredText,
  SELF_SERVICE_INVESTOR_TYPES,
  type Problems,
  type SelfServiceInvestorType,
} from '@quoin/rules';

export const START_ATTESTATIONS = ['accredited', 'own_account', 'loss'] as const;

const NEW_PREFIX = 'new:';

export interface StartValues {
  /** The id of an investor, or `new:individual`, `new:ira`. */
  investor: string;
  custodian_name: string;
  account_number: string;
  us_person: boolean | null;
  attestations: string[];
}

export const INITIAL_VALUES: StartValues = {
  investor: '',
  custodian_name: '',
  account_number: '',
  us_person: null,
  attestations: [],
};

export const newInvestor = (type: SelfServiceInvestorType): string => NEW_PREFIX + type;

/** Type of the new investor; undefined for an existing one. */
export const newInvestorType = (investor: string): SelfServiceInvestorType | undefined =>
  SELF_SERVICE_INVESTOR_TYPES.find((type) => newInvestor(type) === investor);

/** Formik passes empty strings to the rules as missing values. */
export function validateStart(values: Partial<StartValues>): Problems {
  const { investor = '', custodian_name, account_number, us_person, attestations = [] } = values;
  const ira = newInvestorType(investor) === 'ira';
  const all = START_ATTESTATIONS.every((each) => attestations.includes(each));
  return gather({
    investor: requiredText(investor),
    custodian_name: ira ? requiredText(custodian_name) : undefined,
    account_number: ira ? requiredText(account_number) : undefined,
    us_person: typeof us_person === 'boolean' ? undefined : { name: 'answer_required' },
    attestations: all ? undefined : { name: 'attestation_required' },
  });
}
