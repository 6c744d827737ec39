// What of the build lies in one file. Left alone, what screens share becomes two hundred files of a kilobyte, each with
// headers of the same size; one file for all would make every page carry the forms.
import type { Rolldown } from 'vite';

/** What several screens need, by which of them need it; less than this many bytes joins what is needed nearly alike. */
const SHARED = 'shared';
const byWhoNeedsIt = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 };

/** What the pages for everybody are made of beyond the frame, and nothing that a form needs. */
const PUBLIC = new RegExp(
  [
    '/ui/src/(foundations/(Card|format)|layout/Grid|flow/Disclosure|controls/SearchField|feedback/(Banner|EmptyState))/',
    '/ui/src/(investing/(DisclosureText|ProductFacts/ProductFacts\\.|card-parts)|provider/use-terms)',
    '/lucide[^/]*/.*/icons/phone\\.',
    '/rules/src/(commitment|problems|required|dates/calendar-date)',
    '/portal/src/app/(WhenNear|new-york-today)',
    '/portal/src/journey/(browse/CardsSkeleton|join/Invitation\\.)',
    '/portal/src/journey/visit/(TitledParts|ToContact|entry-point|HomeScreen\\.styles|use-)',
  ].join('|'),
);
/** The closed lists of the business: of the public pages only some speak of investing. */
const VOCABULARY = /\/rules\/src\/investing-terms/;
const ART = /\/ui\/src\/investing\/ProductArt\/|\/rules\/src\/asset-class/;
/** Products as cards, with the words that everything about investing shares. */
const CARDS =
  /\/ui\/src\/(messages\/en(glish-list|\/investing)|investing\/(ProductCard|ProductStatus|StatusMark)\/)|\/browse\/(ProductCards|product-card)/;
/** Whatever asks the server for something. */
const CALLS =
  /node_modules\/@reduxjs\/toolkit\/dist\/query\/|\/contract\/src\/(contract|errors\/catalogue)|\/portal\/src\/(api|spinner)\//;
/** The toolkit names it in its first file, where nothing of it is left; what calls needs all of it. */
const SELECTORS = /node_modules\/reselect\//;
/** What every Chinese page says, in one file with the portal's own words for it. */
const CHINESE_FRAME =
  /\/ui\/src\/messages\/zh-CN(-frame|\/(layout|controls|feedback|terms))\.|\/i18n\/zh-CN-first/;
const CHINESE = /\/ui\/src\/messages\/zh-CN/;
const COMMON = /\/ui\/src\/(foundations|layout|feedback|behaviour|controls|fields\/Field)\/|\/rules\/src\//;
const FIELDS = /\/ui\/src\/fields\//;
const FORMS = /node_modules\/(formik|yup|input-otp)\/|\/portal\/src\/form\/|\/ui\/src\/formik\//;

/** The first group that claims a module takes along what it needs and nobody has claimed. */
export const bundles: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'selectors', test: SELECTORS, priority: 5 },
    { name: 'first', tags: ['$initial'], priority: 4 },
    { name: 'chinese-frame', test: CHINESE_FRAME, priority: 3.8 },
    { name: 'calls', test: CALLS, priority: 3.6 },
    { name: 'vocabulary', test: VOCABULARY, priority: 3.55 },
    { name: 'public', test: PUBLIC, priority: 3.5 },
    { name: 'art', test: ART, priority: 3.4 },
    { name: 'common', test: COMMON, minShareCount: 6, priority: 3 },
    { name: 'chinese', test: CHINESE, priority: 2.5 },
    { name: 'cards', test: CARDS, priority: 2.4 },
    { name: SHARED, test: FIELDS, ...byWhoNeedsIt, priority: 2 },
    { name: 'forms', test: FORMS, priority: 1 },
    { name: SHARED, ...byWhoNeedsIt },
  ],
};

/** What is shared would be called after every screen that shares it. */
export const bundleName = ({ name }: { name: string }): string =>
  `assets/${name.startsWith(`${SHARED}~`) ? SHARED : name}-[hash].js`;

/**
 * Nearly all that apexcharts has to compile it needs for the first drawing. Browsers that know this comment (Chromium's)
 * compile the file while it arrives, on a thread of its own, instead of function by function on the page's.
 */
export const compiledAtOnce = ({ name }: { name: string }): string =>
  name === 'ApexDrawing' ? '//# allFunctionsCalledOnLoad' : '';
