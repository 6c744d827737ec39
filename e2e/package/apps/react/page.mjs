// Renders a page in plain Node as an ES module, and prints the markup and its styles.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Formik } from 'formik';
import {
  CountrySelect,
  Dialog,
  DocumentTable,
  Figure,
  Menu,
  PhoneField,
  QuoinProvider,
  StatusBadge,
} from '@quoin/ui';
import { FormikAmountField } from '@quoin/ui/formik';
import { PdfReader } from '@quoin/ui/pdf';
import { zhCN } from '@quoin/ui/messages/zh-CN';
import { tokenStyleSheet } from '@quoin/ui/tokens';
import { hashPassword } from '@quoin/rules/password';
import { parseMoney } from '@quoin/rules';

/** React's errors about our elements and hooks; none if they fit its version. */
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

console.log(
  JSON.stringify({
    html,
    complaints,
    styles: sheet.getStyleTags(),
    tokens: tokenStyleSheet.length,
    money: String(parseMoney('50,000.00')),
    hash: await hashPassword('investor@example.com', 'Correct-Horse-9'),
  }),
);
