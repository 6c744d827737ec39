// The English messages, grouped by component; every other language must have the same shape. Components import their own
// part only, so that an app loads only the messages it shows.
import * as frame from './en/frame';
import * as controls from './en/controls';
import * as fields from './en/fields';
import * as flow from './en/flow';
import * as investing from './en/investing';
import * as pdf from './en/pdf';
import * as charts from './en/charts';
import * as fileUpload from './en/file-upload';
import * as bankAccount from './en/bank-account';
import * as performance from './en/performance';
import * as mathSheet from './en/math-sheet';
import * as capital from './en/capital';
import * as referral from './en/referral';
import * as productList from './en/product-list';
import { countries } from './en/countries';
import { productTerms } from './en/product-terms';
import { terms } from './en/terms';

export { countryNames } from './country-names';

export const en = {
  ...frame,
  ...controls,
  ...fields,
  ...flow,
  ...investing,
  ...pdf,
  ...charts,
  ...fileUpload,
  ...bankAccount,
  ...performance,
  ...mathSheet,
  ...capital,
  ...referral,
  ...productList,
  countries,
  productTerms,
  terms,
};

export type Messages = typeof en;

/** A subset of the messages; missing ones fall back to English. Functions and lists are replaced as a whole. */
export type PartialMessages = DeepPartial<Messages>;

type DeepPartial<Words> = Words extends string | readonly unknown[] | ((...given: never[]) => unknown)
  ? Words
  : { [Key in keyof Words]?: DeepPartial<Words[Key]> };
