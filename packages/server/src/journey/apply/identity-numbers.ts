// SSN, passport, tax and other identity numbers in an application: encrypted at rest, masked in responses, decrypted only
// for the rules that check them.
import {
  maskTail,
  spellEmail,
  storedContact,
  storedOrganization,
  storedSigner,
  type ApplicationValues,
  type InvestorInformationValues,
} from '@quoin/rules';
import { sealedPlace, type Vault } from '../../security/vault';

const KEPT_SIGNS = 4;
const place = (investmentId: string) => sealedPlace('application', investmentId);

/** The values with plain numbers. Never leaves the server. */
export const openNumbers = (
  values: ApplicationValues,
  vault: Vault,
  investmentId: string,
): ApplicationValues => {
  const open = (number: string) => vault.open(number, place(investmentId));
  return withInformation(values, ({ signers, tax_number, ...information }) => ({
    ...information,
    ...(tax_number && { tax_number: open(tax_number) }),
    ...(signers && {
      signers: signers.map((signer) =>
        signer.id_number ? { ...signer, id_number: open(signer.id_number) } : signer,
      ),
    }),
  }));
};

/** The values for a response, with masked numbers. */
export const maskNumbers = (values: ApplicationValues): ApplicationValues =>
  withInformation(values, ({ signers, tax_number: _sealed, ...information }) => ({
    ...information,
    ...(signers && { signers: signers.map(({ id_number: _sealed, ...signer }) => signer) }),
  }));

/**
 * Encrypts entered numbers and normalises contacts. A signer without a number keeps the saved one if the type of
 * number is unchanged: the number with the same mask (in the same position, where two are alike), or, without a mask,
 * the number in the same position.
 */
export function sealNumbers(
  typed: InvestorInformationValues,
  saved: InvestorInformationValues,
  vault: Vault,
  investmentId: string,
): InvestorInformationValues {
  const before = saved.signers ?? [];
  return {
    ...storedContact(withTaxNumber(storedOrganization(typed), saved, vault, investmentId)),
    ...(typed.sales_email ? { sales_email: spellEmail(typed.sales_email) } : {}),
    interested_parties: typed.interested_parties?.map(storedContact),
    signers: typed.signers?.map((given, at) => {
      const { id_number: number, id_number_masked, ...signer } = storedSigner(given, typed.nationality);
      if (number) {
        const sealed = vault.seal(number, place(investmentId));
        return { ...signer, id_number: sealed, id_number_masked: maskTail(number, KEPT_SIGNS) };
      }
      const kept = id_number_masked
        ? [before[at], ...before].find((one) => one?.id_number_masked === id_number_masked)
        : before[at];
      if (!kept?.id_number || kept.id_type !== signer.id_type) return signer;
      return { ...signer, id_number: kept.id_number, id_number_masked: kept.id_number_masked };
    }),
  };
}

/** A tax number that is left out keeps the saved one of the same type. */
function withTaxNumber(
  { tax_number: number, tax_number_masked: _masked, ...typed }: InvestorInformationValues,
  saved: InvestorInformationValues,
  vault: Vault,
  investmentId: string,
): InvestorInformationValues {
  if (number)
    return {
      ...typed,
      tax_number: vault.seal(number, place(investmentId)),
      tax_number_masked: maskTail(number, KEPT_SIGNS),
    };
  const { tax_number, tax_number_masked } = saved;
  if (!tax_number || saved.tax_number_type !== typed.tax_number_type) return typed;
  return { ...typed, tax_number, tax_number_masked };
}

const withInformation = (
  values: ApplicationValues,
  change: (information: InvestorInformationValues) => InvestorInformationValues,
): ApplicationValues => ({ ...values, investor_information: change(values.investor_information) });
