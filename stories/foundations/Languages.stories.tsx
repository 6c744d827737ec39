import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AmountField,
  Banner,
  BirthDateField,
  Card,
  Figure,
  Heading,
  Pagination,
  QuoinProvider,
  Stack,
  Stepper,
  type PartialMessages,
} from '@quoin/ui';
import './arabic-letters.css';

const meta: Meta = { title: 'Foundations/Languages' };
export default meta;

/** Catalogues of an app. Missing messages fall back to English. */
const GERMAN: PartialMessages = {
  Pagination: {
    previous: 'Zurück',
    next: 'Weiter',
    place: (page, pageCount) => `Seite ${page} von ${pageCount}`,
  },
  BirthDateField: { day: 'Tag', month: 'Monat', year: 'Jahr' },
  Field: { required: ' (erforderlich)' },
};
const ARABIC: PartialMessages = {
  Pagination: {
    previous: 'السابق',
    next: 'التالي',
    place: (page, pageCount) => `صفحة ${page} من ${pageCount}`,
  },
  BirthDateField: { day: 'اليوم', month: 'الشهر', year: 'السنة' },
  Field: { required: ' (مطلوب)' },
};

interface Language {
  locale: string;
  messages: PartialMessages;
  title: string;
  steps: string[];
  amount: string;
  birthDate: string;
  note: string;
}

const GERMANY: Language = {
  locale: 'de',
  messages: GERMAN,
  title: 'Zeichnung',
  steps: ['Angaben', 'Prüfung', 'Unterschrift'],
  amount: 'Betrag',
  birthDate: 'Geburtsdatum',
  note: 'Die Frist endet am 31. März 2026.',
};
const EGYPT: Language = {
  locale: 'ar',
  messages: ARABIC,
  title: 'الاكتتاب',
  steps: ['البيانات', 'المراجعة', 'التوقيع'],
  amount: 'المبلغ',
  birthDate: 'تاريخ الميلاد',
  note: 'ينتهي الموعد في 31 مارس 2026.',
};

function Page({ locale, messages, title, steps, amount, birthDate, note }: Language) {
  return (
    <QuoinProvider locale={locale} messages={messages}>
      <Card>
        <Stack gap={4}>
          <Heading level={2}>{title}</Heading>
          <Stepper current={1} steps={steps.map((name) => ({ id: name, label: name, status: 'complete' }))} />
          <Figure kind="money" value="21342.18" change />
          <AmountField label={amount} minimum="5000.00" defaultValue="25000.00" required />
          <BirthDateField label={birthDate} defaultValue="1990-05-06" />
          <Banner signal="info" announce="off">
            {note}
          </Banner>
          <Pagination pageCount={12} defaultPage={3} />
        </Stack>
      </Card>
    </QuoinProvider>
  );
}

export const German: StoryObj = { render: () => <Page {...GERMANY} /> };

/** A right-to-left language. */
export const Arabic: StoryObj = { render: () => <Page {...EGYPT} /> };
