import type { ReplyOf } from '@quoin/contract';

export type Me = ReplyOf<'getUserInfo'>;

/** The names that money and shares may be sent in: the person's, and those of the investors. */
export const ownNames = ({ first_name, last_name, investors }: Me): string[] => [
  ...new Set([`${first_name} ${last_name}`, ...investors.map(({ name }) => name)]),
];
