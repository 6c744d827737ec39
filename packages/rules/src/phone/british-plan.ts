// The numbering plan of calling code 44, which the United Kingdom shares with Guernsey, Jersey and the Isle of Man.

/** First digits of mobile numbers of the islands (Ofcom, 2026). All others are of the United Kingdom. */
const OTHER_COUNTRIES = `
GG7781 GG7839 GG79111 GG79117 IM74576 IM7524 IM7624 JE7509 JE77003 JE77007 JE77008 JE7797 JE7829 JE7937`;

const COUNTRY_BY_DIGITS = /* @__PURE__ */ new Map(
  OTHER_COUNTRIES.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(2), entry.slice(0, 2)]),
);

/** Undefined for a mobile number of the United Kingdom. */
export const britishIsland = (national: string): string | undefined =>
  COUNTRY_BY_DIGITS.get(national.slice(0, 4)) ?? COUNTRY_BY_DIGITS.get(national.slice(0, 5));
