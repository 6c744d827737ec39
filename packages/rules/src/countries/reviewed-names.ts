// Names that an operator has reviewed. They override those of names.*.json. Each language is a separate constant, because
// a page loads one language.
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
