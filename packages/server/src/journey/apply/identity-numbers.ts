// SSN, passport and other identity numbers in an application: encrypted at rest, masked in responses, decrypted only
// for the rules that check them.
import {
  maskTail,
  spellEmail,
  storedContact,
  storedSigner,
  type ApplicationValues,
  type InvestorInformationValues,
  type Signer,
} from '@quoin/rules';
import { sealedPlace, type Vault } from '../../security/vault';

const KEPT_SIGNS = 4;
const place = (investmentId: string) => sealedPlace('application', investmentId);

/** The values with plain numbers. Never leaves the server. */
export const openNumbers = (
  values: ApplicationValues,
  vault: Vault,
  investmentId: string,
): ApplicationValues =>
  withSigners(values, (signer) =>
    signer.id_number ? { ...signer, id_number: vault.open(signer.id_number, place(investmentId)) } : signer,
  );

/** The values for a response, with masked numbers. */
export const maskNumbers = (values: ApplicationValues): ApplicationValues =>
  withSigners(values, ({ id_number: _sealed, ...signer }) => signer);

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
    ...storedContact(typed),
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

function withSigners(values: ApplicationValues, change: (signer: Signer) => Signer): ApplicationValues {
  const { investor_information: information } = values;
  if (!information.signers) return values;
  return { ...values, investor_information: { ...information, signers: information.signers.map(change) } };
}
