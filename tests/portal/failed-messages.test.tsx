// A page whose messages fail to load: another language or a long text.
import { act, screen, waitFor } from '@testing-library/react';
import { chooseLanguage } from '../../portal/src/i18n/language-slice';
import { useLongText } from '../../portal/src/long-texts/use-long-text';
import { answerWith } from './fake-api';
import { renderScreen } from './render-screen';

let lost = true;
jest.mock('../../portal/src/i18n/zh-CN-first', () => {
  if (lost) throw new Error('The file failed to load');
  return jest.requireActual('../../portal/src/i18n/zh-CN-first');
});

beforeEach(() => {
  answerWith(() => ({ json: {} }));
});

test('a language that fails to load keeps the previous one with a notice, and stays selected for the next page', async () => {
  lost = true;
  const { store } = await renderScreen(() => <h1>Here</h1>);
  act(() => void store.dispatch(chooseLanguage('zh-CN')));
  await waitFor(() =>
    expect(store.getState().notices.map(({ says, signal }) => [says, signal])).toEqual([
      ['app.no_answer', 'danger'],
    ]),
  );
  expect(store.getState().language).toBe('en');
  expect(localStorage.getItem('quoin.language')).toBe('zh-CN');

  lost = false;
  act(() => void store.dispatch(chooseLanguage('zh-CN')));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'zh-CN'));
});

test('a long text that fails to load shows an error, and the text in another language loads', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue('Full redemption');
  const Reading = () => {
    const { text, failed } = useLongText<string>(load);
    return <p>{failed ? 'It did not come' : text}</p>;
  };
  const { store } = await renderScreen(Reading);
  expect(await screen.findByText('It did not come')).toBeInTheDocument();
  act(() => void store.dispatch(chooseLanguage('zh-CN')));
  expect(await screen.findByText('Full redemption')).toBeInTheDocument();
});
