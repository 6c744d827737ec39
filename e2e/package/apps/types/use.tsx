// An app that also type-checks its libraries (skipLibCheck is off).
import {
  Button,
  Checkbox,
  CheckIcon,
  Icon,
  QuoinProvider,
  Stack,
  useDocumentSelection,
  type PartialMessages,
} from '@quoin/ui';
import '@quoin/ui/fonts.css';
import '@quoin/ui/fonts-zh.css';
import { NavChart } from '@quoin/ui/charts';
import { FormikCheckbox, FormikPhoneField } from '@quoin/ui/formik';
import { en } from '@quoin/ui/messages/en';
import { zhCN } from '@quoin/ui/messages/zh-CN';
import { zhCNFrame } from '@quoin/ui/messages/zh-CN/frame';
import { zhCNProductList } from '@quoin/ui/messages/zh-CN/product-list';
import { PdfReader } from '@quoin/ui/pdf';
import { colours, token } from '@quoin/ui/tokens';
import { parseMoney } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';

export const used: readonly unknown[] = [
  ...[NavChart, FormikPhoneField, PdfReader, useDocumentSelection, zhCNFrame, zhCNProductList],
  ...[colours, token, parseMoney, hashPassword],
];

/** The names and values of colours are typed. */
export const surface: '#faf8f5' = colours.light['surface.page'].hex;
// @ts-expect-error: no colour has this name.
export const unknown = colours.light['surface.unknown'];

/** A subset of the messages of one group. */
const german: PartialMessages = { Pagination: { next: 'Weiter', place: (page, of) => `${page} von ${of}` } };

/** With `exactOptionalPropertyTypes`, a value that may be undefined. */
const maybe = [][0] as string | undefined;

export const pages = [
  <QuoinProvider key="1" locale="de-AT" messages={german}>
    <Stack gap={4}>
      <Button onClick={() => undefined} iconEnd={<Icon of={CheckIcon} />}>
        {en.Pagination.next}
      </Button>
      <Checkbox label="Terms" defaultChecked onChange={(checked: boolean) => void checked} />
      <FormikCheckbox name="terms" label="Terms" />
    </Stack>
  </QuoinProvider>,
  <QuoinProvider key="2" locale="zh-CN" messages={zhCN} nonce={maybe}>
    <Checkbox label="Terms" error={maybe} onChange={maybe === undefined ? undefined : () => undefined} />
  </QuoinProvider>,
];
