import type { Messages } from '../messages/en';
import { countries } from '../messages/en/countries';
import { useMessages } from './quoin-context';

/** What a country of ISO 3166-1 is called in the current language; an unknown code is its own name. */
export const useCountryName = (): Messages['countries']['name'] => useMessages('countries', countries).name;
