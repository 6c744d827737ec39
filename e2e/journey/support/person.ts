// A synthetic investor, different for each test run.
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  /** National digits; the region is the United States. */
  phone: string;
  e164: string;
  password: string;
}

/** @param place a small number that differs between concurrent runs. */
export function newPerson(place: number): Person {
  const unique = `${Date.now().toString(36)}${place}`;
  // A phone gets one code a minute, so persons of the same place have different numbers for a hundred seconds.
  const subscriber = String(Math.floor(Date.now() / 10) % 10_000).padStart(4, '0');
  // From 220 to 899, without the exchanges of services, such as 411.
  const exchange = 220 + 100 * (place % 7) + (Math.floor(place / 7) % 80);
  const phone = `202${exchange}${subscriber}`;
  return {
    firstName: 'Mira',
    lastName: 'Castellan',
    email: `mira.castellan.${unique}@example.com`,
    phone,
    e164: `+1${phone}`,
    password: 'Quarry-Stone-27',
  };
}

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
