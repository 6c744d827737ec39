import type { ReplyOf } from '@quoin/contract';

export type Me = ReplyOf<'getUserInfo'>;

/** The investor whose identity number can be asked for; undefined while no agreement with one is signed. */
export const proverOf = ({ investors }: Me): string | undefined =>
  investors.find(({ identity_on_file }) => identity_on_file)?.id;

/** The names that money and shares may be sent in: the person's, and those of the investors. */
export const ownNames = ({ first_name, last_name, investors }: Me): string[] => [
  ...new Set([`${first_name} ${last_name}`, ...investors.map(({ name }) => name)]),
];
