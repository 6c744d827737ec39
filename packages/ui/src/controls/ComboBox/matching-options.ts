// Pure: finds the options that match the typed text, fast enough for a few thousand options per keystroke.
import { foldText } from '../../behaviour/fold-text';

export interface ComboBoxOption {
  value: string;
  label: string;
  /** Further search terms: the name in another language, a code, an abbreviation. */
  keywords?: readonly string[] | undefined;
  disabled?: boolean | undefined;
}

export interface ComboBoxGroup {
  label: string;
  options: readonly ComboBoxOption[];
}

export type ComboBoxRow = ComboBoxOption | ComboBoxGroup;

/** A group and its options; options without a group are in sections without a label. */
export interface Section {
  label: string | undefined;
  options: readonly ComboBoxOption[];
}

export function getSections(rows: readonly ComboBoxRow[]): Section[] {
  const sections: Section[] = [];
  let loose: ComboBoxOption[] | undefined;
  for (const row of rows) {
    if ('options' in row) {
      loose = undefined;
      sections.push(row);
    } else if (loose) loose.push(row);
    else sections.push({ label: undefined, options: (loose = [row]) });
  }
  return sections;
}

/** Returns the sections with matching options, best match of each first; all sections for an empty text. */
export function getMatchingSections(sections: readonly Section[], typed: string): readonly Section[] {
  const text = foldText(typed);
  if (!text) return sections;
  return sections
    .map(({ label, options }) => ({ label, ranked: rankedOptions(options, text) }))
    .filter(({ ranked }) => ranked.length > 0)
    .sort((one, other) => getRank(one.ranked) - getRank(other.ranked))
    .map(({ label, ranked }) => ({ label, options: ranked.map(({ option }) => option) }));
}

/** Returns the only option that the text names in full; undefined if two have the same name. */
export function namedOption(sections: readonly Section[], typed: string): ComboBoxOption | undefined {
  const text = foldText(typed);
  if (!text) return undefined;
  const named = sections.flatMap(({ options }) =>
    options.filter((option) => !option.disabled && rankOption(option, text) === Rank.Named),
  );
  return named.length === 1 ? named[0] : undefined;
}

export const optionsIn = (sections: readonly Section[]): ComboBoxOption[] =>
  sections.flatMap(({ options }) => options);

/** Lower is better. */
const Rank = { Named: 0, Start: 1, Word: 2, Keyword: 3, Inside: 4, None: 5 } as const;
type Rank = (typeof Rank)[keyof typeof Rank];

interface Ranked {
  option: ComboBoxOption;
  rank: Rank;
}

const getRank = (ranked: readonly Ranked[]): number => ranked[0]?.rank ?? Rank.None;

function rankedOptions(options: readonly ComboBoxOption[], text: string): Ranked[] {
  return options
    .map((option) => ({ option, rank: rankOption(option, text) }))
    .filter(({ rank }) => rank < Rank.None)
    .sort((one, other) => one.rank - other.rank);
}

function rankOption(option: ComboBoxOption, text: string): Rank {
  const { label, keywords } = getFoldedWords(option);
  if (label === text || keywords.includes(text)) return Rank.Named;
  if (label.startsWith(text)) return Rank.Start;
  if (label.includes(` ${text}`)) return Rank.Word;
  if (keywords.some((keyword) => keyword.startsWith(text))) return Rank.Keyword;
  if (label.includes(text) || keywords.some((keyword) => keyword.includes(text))) return Rank.Inside;
  return Rank.None;
}

interface FoldedWords {
  label: string;
  keywords: readonly string[];
}

/** Folding is the expensive part, so each option is folded once. */
const folded = /* @__PURE__ */ new WeakMap<ComboBoxOption, FoldedWords>();

function getFoldedWords(option: ComboBoxOption): FoldedWords {
  const known = folded.get(option);
  if (known) return known;
  const words = { label: foldText(option.label), keywords: (option.keywords ?? []).map(foldText) };
  folded.set(option, words);
  return words;
}
