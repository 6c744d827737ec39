// One screenshot per component and look: the Gallery story shows all states. Each gallery is loaded once per language, and
// the looks are switched in place, which also proves that a theme needs no reload.
import { expect } from './approved-picture';
import { test, type Look } from './gallery-page';
import { approvedPictures } from './pictures';
import { getStories } from './storybook';

/** Looks by language, in an order that saves changes of width. */
const LOOKS: Record<string, Look[]> = {
  en: [
    { name: 'light-1280', theme: 'light', width: 1280 },
    { name: 'dark-1280', theme: 'dark', width: 1280 },
    { name: 'dark-390', theme: 'dark', width: 390 },
    { name: 'light-390', theme: 'light', width: 390 },
  ],
  'zh-CN': [{ name: 'zh-390', theme: 'light', width: 390 }],
};

/** Of the composed pages, which contain most components, and of buttons. */
const OTHER_LOOKS: Look[] = [
  { name: 'contrast-1280', theme: 'high-contrast', width: 1280 },
  { name: 'compact-1280', theme: 'light', width: 1280, density: 'compact' },
];
const IN_OTHER_LOOKS = [
  'pages-application-step--gallery',
  'pages-portfolio--gallery',
  'pages-product-list--gallery',
  'controls-button--gallery',
];

/** Stories in a language of their own. */
const LANGUAGES = ['foundations-languages--german', 'foundations-languages--arabic'];
const LANGUAGE_LOOKS: Look[] = [
  { name: 'light-1280', theme: 'light', width: 1280 },
  { name: 'dark-390', theme: 'dark', width: 390 },
];

const galleries = getStories().flatMap(({ id }) => (id.endsWith('--gallery') ? [id] : []));

for (const [locale, looks] of Object.entries(LOOKS)) for (const id of galleries) compare(id, locale, looks);
for (const id of IN_OTHER_LOOKS) compare(id, 'en', OTHER_LOOKS, ' with high contrast and compact');
for (const id of LANGUAGES) compare(id, 'en', LANGUAGE_LOOKS);

function compare(id: string, locale: string, looks: Look[], how = '') {
  test(`${id} in ${locale}${how}`, async ({ gallery }) => {
    await gallery.open(id, locale, looks[0]);
    for (const look of looks) {
      await gallery.show(look);
      await expect.soft(gallery.page).toMatchApprovedPicture(`${look.name}/${id}`);
    }
  });
}

test('every approved picture has its story', () => {
  const shown = [...galleries, ...LANGUAGES];
  expect(approvedPictures().filter((name) => !shown.some((id) => name.endsWith(`/${id}`)))).toEqual([]);
});
