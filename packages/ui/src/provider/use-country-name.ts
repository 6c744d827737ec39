import type { Messages } from '../messages/en';
import { countries } from '../messages/en/countries';
import { useMessages } from './quoin-context';

/** Returns a function that names an ISO 3166-1 country in the current language; it returns an unknown code unchanged. */
export const useCountryName = (): Messages['countries']['name'] => useMessages('countries', countries).name;
