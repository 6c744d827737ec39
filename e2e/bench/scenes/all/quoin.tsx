// Everything but charts and the PDF reader: every export stays, whatever a bundler could drop. Formik itself is in the
// plain scene too, because nobody loads its bindings without it; and the Chinese words are not here, because a page loads
// one language: the English ones, which every component brings along, are.
import * as formik from 'formik';
import { QuoinProvider } from '@quoin/ui';
import { everything } from 'virtual:everything';

export const Scene = () => (
  <QuoinProvider>{Object.keys(formik).join(' ') + everything.map(String).join(' ')}</QuoinProvider>
);
