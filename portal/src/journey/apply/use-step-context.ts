// Context for the rules of the steps beside the values: product, investor, uploads, today's date.
import { cents, dateInNewYork, moneyFromWire, ownerNames, type StepContext } from '@quoin/rules';
import { useMemo } from 'react';
import { api } from '../../api/api';
import { useToday } from '../../browser/server-time';
import type { Application } from '../../draft';

export function useStepContext({
  us_person,
  investor_type,
  investor_id,
  product,
  payers,
  steps,
  state,
}: Application): StepContext {
  const today = useToday();
  const { data } = api.useListInvestorDocumentsQuery();
  const homeCountry = steps.investor_information.permanent_address?.country;
  const { accredited_basis: accreditedBasis, accredited_owners: owners } = steps.qualification;
  const {
    allowed_countries: allowedCountries,
    minimum_investment: minimum,
    ach_permitted: achPermitted,
    must_read: mustRead,
  } = product;
  return useMemo(
    () => ({
      usPerson: us_person,
      investorType: investor_type,
      allowedCountries,
      minimum: moneyFromWire(minimum) ?? cents(0),
      achPermitted,
      payers,
      mustRead: mustRead.map(({ file_id }) => file_id),
      documents: (data?.items ?? [])
        .filter((document) => document.investor_id === investor_id)
        .map(({ document_type, uploaded_at }) => ({
          type: document_type,
          uploadedOn: dateInNewYork(new Date(uploaded_at)),
        })),
      homeCountry,
      accreditedBasis,
      accreditedOwners: ownerNames(owners),
      isSigned: state === 'agreement_signed',
      today,
      idOnFile: [],
      taxNumberOnFile: false,
    }),
    [
      us_person,
      investor_type,
      investor_id,
      allowedCountries,
      minimum,
      achPermitted,
      payers,
      mustRead,
      homeCountry,
      accreditedBasis,
      owners,
      state,
      data,
      today,
    ],
  );
}
