// What is said in the recording of a demo webinar, in time with the chapters of its film.
import { BRAND, LANGUAGES, type Bilingual, type Language } from '@quoin/rules';
import type { Chapter, Cue } from '../../../database/tables';
import { both, type ProductSeed } from '../products/product-seed';
import film from './chapters.json';

export const FILM_SECONDS = film.seconds;
export const FILM_CHAPTERS: readonly Chapter[] = film.chapters;

type Talk = ProductSeed['webinars'][number];

export const recordingWords = (product: ProductSeed, talk: Talk): Cue[] =>
  wordsByChapter(product, talk).flatMap((paragraphs, at) => {
    const from = FILM_CHAPTERS[at]?.from ?? 0;
    const to = FILM_CHAPTERS[at + 1]?.from ?? FILM_SECONDS;
    return inTime(paragraphs.flatMap(inStep), from, to);
  });

/** In the order of the chapters. */
const wordsByChapter = (product: ProductSeed, { title, speaker, summary }: Talk): Bilingual[][] => [
  [
    both(
      `Welcome to “${title.en}”, with ${speaker}. This film has no sound: its captions and its transcript carry every word.`,
      `欢迎观看“${title['zh-CN']}”，主讲人 ${speaker}。本片没有声音，全部内容见字幕与文字稿。`,
    ),
    summary,
  ],
  product.overview.slice(0, 2),
  [
    both(
      'An interest in this fund cannot be sold whenever one likes. Its value can fall, and all of the money can be lost. What the fund earned before does not tell what it will earn. Put in only what you can do without for years.',
      '本基金的权益无法随时变现。其价值可能下跌，本金可能全部损失。基金过往的收益不能说明未来的收益。请只投入您多年内无需动用的资金。',
    ),
  ],
  [product.calls, product.exit],
  [
    both(
      `The ${BRAND.salesContact.name.en} answers questions at ${BRAND.salesContact.phone}. Only the documents of the fund are binding.`,
      `如有疑问，请致电${BRAND.salesContact.name['zh-CN']}：${BRAND.salesContact.phone}。一切以基金文件为准。`,
    ),
  ],
];

/** Cut into sentences, as many in one language as in the other. */
function inStep(text: Bilingual): Bilingual[] {
  const sentences = (language: Language) =>
    [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text[language])].map(
      ({ segment }) => segment,
    );
  const cut = { en: sentences('en'), 'zh-CN': sentences('zh-CN') };
  const steps = Math.min(...LANGUAGES.map((language) => cut[language].length));
  const step = (language: Language, at: number) =>
    cut[language]
      .filter((_, place) => Math.floor((place * steps) / cut[language].length) === at)
      .join('')
      .trim();
  return Array.from({ length: steps }, (_, at) => both(step('en', at), step('zh-CN', at)));
}

/** How long it takes to read, whichever language is slower; a Chinese character says as much as some letters. */
const reading = ({ en, 'zh-CN': zh }: Bilingual) => Math.max(en.length, zh.length * LETTERS_A_CHARACTER);
const LETTERS_A_CHARACTER = 2.5;

/** Each stands as long as it takes to read, within a chapter; times to a tenth of a second. */
function inTime(texts: Bilingual[], from: number, to: number): Cue[] {
  const all = texts.reduce((sum, text) => sum + reading(text), 0);
  let before = 0;
  const moment = () => Math.round((from + ((to - from) * before) / all) * 10) / 10;
  return texts.map((text) => {
    const begin = moment();
    before += reading(text);
    return { from: begin, to: moment(), text };
  });
}
