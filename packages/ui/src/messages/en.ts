// The package's words in English, grouped by component: the shape that every other language must fill. Components import
// their own part only, so that an app pays for the words it shows.
import type * as frame from './en/frame';
import type * as controls from './en/controls';
import type * as fields from './en/fields';
import type * as flow from './en/flow';
import type * as investing from './en/investing';
import type * as pdf from './en/pdf';
import type * as charts from './en/charts';
import type * as fileUpload from './en/file-upload';
import type * as bankAccount from './en/bank-account';
import type * as performance from './en/performance';
import type * as mathSheet from './en/math-sheet';
import type * as capital from './en/capital';
import type * as referral from './en/referral';
import type * as productList from './en/product-list';
import type { countries } from './en/countries';
import type { productTerms } from './en/product-terms';
import type { terms } from './en/terms';

export type Messages = typeof frame &
  typeof controls &
  typeof fields &
  typeof flow &
  typeof investing &
  typeof pdf &
  typeof charts &
  typeof fileUpload &
  typeof bankAccount &
  typeof performance &
  typeof mathSheet &
  typeof capital &
  typeof referral &
  typeof productList & {
    countries: typeof countries;
    productTerms: typeof productTerms;
    terms: typeof terms;
  };
