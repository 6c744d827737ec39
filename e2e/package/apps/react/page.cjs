// A page rendered by plain Node, as CommonJS. Prints the markup and its styles.
const { createElement: h } = require('react');
const { renderToString } = require('react-dom/server');
const { ServerStyleSheet } = require('styled-components');
const { Formik } = require('formik');
const {
  CountrySelect,
  Dialog,
  DocumentTable,
  Figure,
  Menu,
  PhoneField,
  QuoinProvider,
  StatusBadge,
} = require('@quoin/ui');
const { FormikAmountField } = require('@quoin/ui/formik');
const { PdfReader } = require('@quoin/ui/pdf');
const { zhCN } = require('@quoin/ui/messages/zh-CN');
const { tokenStyleSheet } = require('@quoin/ui/tokens');
const { hashPassword } = require('@quoin/rules/password');
const { parseMoney } = require('@quoin/rules');

/** React's warnings about our elements and hooks; empty if they fit its version. */
const complaints = [];
console.error = (...said) => complaints.push(said.join(' '));

const sheet = new ServerStyleSheet();
const page = h(
  QuoinProvider,
  { locale: 'zh-CN', messages: zhCN },
  h(StatusBadge, { status: 'approved' }),
  h(Figure, { kind: 'money', value: '50000.00' }),
  h(PhoneField, { label: 'Phone' }),
  h(CountrySelect, { label: 'Country' }),
  h(Menu, { label: 'Account', items: [{ key: 'out', label: 'Sign out', onSelect: () => {} }] }),
  h(Dialog, { open: true, title: 'Withdraw?' }),
  h(Formik, { initialValues: { amount: '' }, onSubmit: () => {} }, () =>
    h(FormikAmountField, { name: 'amount', label: 'Commitment' }),
  ),
  h(DocumentTable, { documents: [], onOpen: () => {} }),
  h(PdfReader, { file: '/agreement.pdf', label: 'Agreement', workerSrc: '/pdf.worker.js' }),
);
const html = renderToString(sheet.collectStyles(page));

hashPassword('investor@example.com', 'Correct-Horse-9').then((hash) =>
  console.log(
    JSON.stringify({
      html,
      complaints,
      styles: sheet.getStyleTags(),
      tokens: tokenStyleSheet.length,
      money: String(parseMoney('50,000.00')),
      hash,
    }),
  ),
);
