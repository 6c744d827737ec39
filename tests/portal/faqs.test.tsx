import type { Language } from '@quoin/rules';
import { screen, waitFor } from '@testing-library/react';
import { loadFaqs, searchFaqs } from '../../portal/src/journey/visit/faqs/faqs';
import FaqsScreen from '../../portal/src/journey/visit/faqs/FaqsScreen';
import { fill, renderScreen } from './render-screen';

const all = async (language: Language) => (await loadFaqs(language)).flatMap(({ faqs }) => faqs);
const answerTo = async (id: string) => (await all('en')).find((faq) => faq.id === id)?.answer.join(' ') ?? '';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has no layout to scroll
});

test('the same questions, with as many paragraphs, in both languages', async () => {
  const outline = async (language: Language) =>
    (await loadFaqs(language)).map(({ id, faqs }) => [id, faqs.map((faq) => [faq.id, faq.answer.length])]);
  expect(await outline('zh-CN')).toEqual(await outline('en'));
  const ids = (await all('en')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(20);
});

test.each([
  ['accredited', ['$200,000', '$300,000', '$1,000,000']],
  ['qualified-client', ['$2,100,000', '$1,000,000', '$5,000,000', '$25,000,000']],
  ['minimum', ['$20,000', '$1,000']],
  ['wire-or-ach', ['3 to 5 business days']],
  ['application-time', ['20 to 30 minutes']],
  ['sign', ['2 to 3 minutes']],
  ['referral', ['$300', '12 months', '$500', '$50,000', '3 months']],
  ['locked', ['5 failed', '2 hours']],
  ['reset-password', ['30 minutes']],
  ['manager-leaves', ['90 days']],
  ['documents-needed', ['3 months']],
])('the answer to %s quotes the constants of the specification', async (id, figures) => {
  const answer = await answerTo(id);
  for (const figure of figures) expect(answer).toContain(figure);
});

test.each([
  ['wire ACH', 'wire-or-ach'],
  ['CUSTODIAN', 'ira'],
  ['ｋ-1', 'tax-documents'],
  ['K\u20111\u200b', 'tax-documents'],
])('a search for %s finds the questions whose question or answer contains it', async (sought, id) => {
  const found = searchFaqs(await loadFaqs('en'), sought).flatMap(({ faqs }) => faqs.map((faq) => faq.id));
  expect(found).toContain(id);
  expect(found.length).toBeLessThan((await all('en')).length / 2);
});

test('in Chinese a search accepts part of a sentence, without spaces', async () => {
  const found = searchFaqs(await loadFaqs('zh-CN'), '托管机构').flatMap(({ faqs }) => faqs);
  expect(found.map(({ id }) => id)).toEqual(['ira']);
});

test.each([
  ['en', 'Search questions', 'What is a capital call?', 'capital call'],
  ['zh-CN', '搜索问题与解答', '什么是缴款（Capital Call）？', '缴款'],
] as const)('in %s search results are expanded and counted', async (language, label, question, sought) => {
  const { person } = await renderScreen(FaqsScreen, { language });
  const summary = await screen.findByText(question);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await fill(person, screen.getByLabelText(label), sought);
  await waitFor(() => expect(screen.getByText(question).closest('details')).toHaveAttribute('open'));
  expect(screen.getByRole('status')).toHaveTextContent(String(screen.getAllByRole('group').length));
  expect(screen.getAllByRole('group').length).toBeLessThan((await all(language)).length);
});

test.each([
  ['en', 'No matching questions', 'Show all questions', 'Contact us'],
  ['zh-CN', '没有符合条件的问题', '显示全部问题', '联系我们'],
] as const)(
  'in %s a search without results shows a message and a link',
  async (language, title, clear, contact) => {
    const { person } = await renderScreen(FaqsScreen, { language });
    await fill(person, await screen.findByRole('searchbox'), 'xylophone');
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/contact');
    await person.click(screen.getByRole('button', { name: clear }));
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
    expect(screen.getByRole('searchbox')).toHaveValue('');
  },
);

test('a URL with a question’s hash opens that question', async () => {
  await renderScreen(FaqsScreen, { path: '/faqs', at: '/faqs#locked' });
  const question = await screen.findByText('Why is my account locked?');
  expect(question.closest('details')).toHaveAttribute('open');
  expect(screen.getByText('I forgot my password.').closest('details')).not.toHaveAttribute('open');
});
