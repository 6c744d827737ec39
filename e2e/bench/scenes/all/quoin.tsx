// Everything but charts and the PDF reader: every export stays, whatever a bundler could drop.
import * as formik from '@quoin/ui/formik';
import * as chinese from '@quoin/ui/messages/zh-CN';
import * as tokens from '@quoin/ui/tokens';
import * as quoin from '@quoin/ui';

const { QuoinProvider } = quoin;

export const Scene = () => (
  <QuoinProvider>{Object.keys({ ...quoin, ...formik, ...tokens, ...chinese }).join(' ')}</QuoinProvider>
);
