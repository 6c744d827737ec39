// A synthetic investor, another one for each run of the story.
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  /** National digits; the region is the United States. */
  phone: string;
  e164: string;
  password: string;
}

/** @param place a small number that differs between runs that go on at the same time. */
export function newPerson(place: number): Person {
  const unique = `${Date.now().toString(36)}${place}`;
  // A phone gets one code a minute: the next person of this place has another number, and so for a hundred seconds.
  const subscriber = String(Math.floor(Date.now() / 10) % 10_000).padStart(4, '0');
  const phone = `202${(200 + ((place * 137) % 700)).toString().padStart(3, '2')}${subscriber}`;
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
