// What of the build lies in one file. Left alone, what screens share becomes two hundred files of a kilobyte, each with
// headers of the same size; one file for all would make every page carry the forms.
import type { Rolldown } from 'vite';

/** What several screens need, by which of them need it; less than this many bytes joins what is needed nearly alike. */
const SHARED = 'shared';
const byWhoNeedsIt = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 };

/** What public pages are made of beyond the frame. */
const PUBLIC = new RegExp(
  [
    '/ui/src/(foundations/(Card|format)|layout/Grid|feedback/(Banner|EmptyState))/',
    '/ui/src/(investing/card-parts|provider/use-(product-terms|country-name)|messages/(country-names|(en|zh-CN)/countries))',
    '/rules/src/(commitment|problems|required|dates/calendar-date|investing-terms|countries/reviewed-names)',
    '/portal/src/journey/browse/CardsSkeleton',
  ].join('|'),
);
/** And those that are only read. */
const READING = new RegExp(
  [
    '/ui/src/(flow/Disclosure|controls/SearchField|investing/(DisclosureText|ProductFacts/ProductFacts\\.))',
    '/lucide[^/]*/.*/icons/phone\\.',
    '/portal/src/app/(WhenNear|new-york-today)',
    '/portal/src/journey/(join/Invitation\\.|visit/(TextDidNotCome|TitledParts|ToContact|entry-point|HomeScreen\\.styles|use-))',
  ].join('|'),
);
/** A list of products that is filtered and paged, with its cards, and what one chooses with, which forms have too. */
const SHELF = new RegExp(
  [
    '/ui/src/(controls/(ComboBox/(?!ComboBoxList)|Checkbox/|Pagination|tick-box)|fields/(CountrySelect|FilterBar))',
    '/ui/src/(messages/en(glish-list|/shelf)|investing/(ProductCard|ProductStatus|StatusMark)/)',
    '/rules/src/countries/(countries|codes|country-groups)',
    '/portal/src/(app/FailedCall|journey/browse/(PagedList|ProductCards|product-card|list-query|Residence|residence-slice|SignInPrompt|compare/(PickToCompare|compared-slice|comparison-path)))',
  ].join('|'),
);
const ART = /\/ui\/src\/investing\/ProductArt\/|\/rules\/src\/asset-class/;
/** Whatever asks the server for something. */
const CALLS =
  /node_modules\/@reduxjs\/toolkit\/dist\/query\/|\/contract\/src\/(contract|errors\/catalogue)|\/portal\/src\/(api|spinner)\//;
/** The toolkit names it in its first file, where nothing of it is left; what calls needs all of it. */
const SELECTORS = /node_modules\/reselect\//;
/** What every Chinese page says, in one file with the portal's own words for it. */
const CHINESE_FRAME =
  /\/ui\/src\/messages\/zh-CN(-frame|\/(layout|controls|feedback|product-terms))\.|\/i18n\/zh-CN-first/;
/** And what lists of products say. */
const CHINESE_SHELF =
  /\/ui\/src\/messages\/(chinese-list|zh-CN-shelf|zh-CN\/shelf)|\/i18n\/zh-CN(-shelf|\/shelf)/;
const CHINESE = /\/ui\/src\/messages\/zh-CN/;
const COMMON = /\/ui\/src\/(foundations|layout|feedback|behaviour|controls|fields\/Field)\/|\/rules\/src\//;
const FIELDS = /\/ui\/src\/fields\//;
const FORMS = /node_modules\/(formik|yup)\/|\/portal\/src\/form\/|\/ui\/src\/formik\//;

/** The first group that claims a module takes along what it needs and nobody has claimed. */
export const bundles: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'selectors', test: SELECTORS, priority: 5 },
    { name: 'first', tags: ['$initial'], priority: 4 },
    { name: 'chinese-frame', test: CHINESE_FRAME, priority: 3.8 },
    { name: 'public', test: PUBLIC, priority: 3.7 },
    { name: 'chinese-shelf', test: CHINESE_SHELF, priority: 3.6 },
    { name: 'calls', test: CALLS, priority: 3.55 },
    { name: 'reading', test: READING, priority: 3.5 },
    { name: 'art', test: ART, priority: 3.4 },
    { name: 'shelf', test: SHELF, priority: 3.3 },
    { name: 'common', test: COMMON, minShareCount: 6, priority: 3 },
    { name: 'chinese', test: CHINESE, priority: 2.5 },
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
