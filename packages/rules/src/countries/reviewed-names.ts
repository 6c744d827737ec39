// Names an operator has reviewed; they stand before those of names.*.json. Edit this file to change one. A language a
// constant, because a page loads one.
type Reviewed = 'HK' | 'MO' | 'TW';
type Names = Partial<Record<string, string>>;

export const REVIEWED_IN_ENGLISH: Names = {
  HK: 'Hong Kong',
  MO: 'Macau',
  TW: 'Taiwan',
} satisfies Record<Reviewed, string>;

export const REVIEWED_IN_CHINESE: Names = {
  HK: '香港',
  MO: '澳门',
  TW: '台湾',
} satisfies Record<Reviewed, string>;
