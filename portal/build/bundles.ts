// What of the build lies in one file. Left alone, what screens share becomes two hundred files of a kilobyte, each with
// headers of the same size; one file for all would make every page carry the forms.
import type { Rolldown } from 'vite';

/** What several screens need, by which of them need it; less than this many bytes joins what is needed nearly alike. */
const SHARED = 'shared';
const byWhoNeedsIt = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 };

/** What the pages for everybody are made of beyond the frame, and nothing that a form needs. */
const PUBLIC = new RegExp(
  [
    '/ui/src/(foundations/Card|layout/Grid|feedback/Banner|flow/Disclosure|controls/SearchField)/',
    '/ui/src/investing/(Product(Art|Card|Status)|StatusMark|card-)',
    '/lucide[^/]*/.*/icons/phone\\.',
    '/portal/src/journey/visit/(TitledParts|ToContact|entry-point|HomeScreen\\.styles|OperatorFigures|use-)',
    '/portal/src/journey/(browse/(ProductCards|product-card)|join/(Invitation|use-invitation))',
  ].join('|'),
);
const CHINESE = /\/ui\/src\/messages\/zh-CN/;
const COMMON = /\/ui\/src\/(foundations|layout|feedback|behaviour|controls|fields\/Field)\/|\/rules\/src\//;
const FIELDS = /\/ui\/src\/fields\//;
const FORMS = /node_modules\/(formik|yup|input-otp)\/|\/portal\/src\/form\/|\/ui\/src\/formik\//;

/** The first group that claims a module takes along what it needs and nobody has claimed. */
export const bundles: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'first', tags: ['$initial'], priority: 4 },
    { name: 'chinese', test: CHINESE, priority: 3.8 },
    { name: 'public', test: PUBLIC, priority: 3.5 },
    { name: 'common', test: COMMON, minShareCount: 6, priority: 3 },
    { name: SHARED, test: FIELDS, ...byWhoNeedsIt, priority: 2 },
    { name: 'forms', test: FORMS, priority: 1 },
    { name: SHARED, ...byWhoNeedsIt },
  ],
};

/** What is shared would be called after every screen that shares it. */
export const bundleName = ({ name }: { name: string }): string =>
  `assets/${name.startsWith(`${SHARED}~`) ? SHARED : name}-[hash].js`;
