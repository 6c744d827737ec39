// Everything but charts and the PDF reader: every export stays, whatever a bundler could drop. Formik itself is in the
// plain scene too, because nobody loads its bindings without it; and the Chinese words are not here, because a page loads
// one language: the English ones, which every component brings along, are.
import * as formikItself from 'formik';
import * as formik from '@quoin/ui/formik';
import * as tokens from '@quoin/ui/tokens';
import * as quoin from '@quoin/ui';

const { QuoinProvider } = quoin;

export const Scene = () => (
  <QuoinProvider>{Object.keys({ ...quoin, ...formik, ...formikItself, ...tokens }).join(' ')}</QuoinProvider>
);
