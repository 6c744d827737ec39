import { LANGUAGES } from '@quoin/rules';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import type * as catalogueModule from '../../portal/src/i18n/catalogue';
import { remembered } from '../../portal/src/app/remembered';
import { chooseLanguage, selectLanguage } from '../../portal/src/i18n/language-slice';
import { renderScreen } from './render-screen';

jest.mock('../../portal/src/i18n/catalogue', () => {
  const real = jest.requireActual<typeof catalogueModule>('../../portal/src/i18n/catalogue');
  return {
    ...real,
    loadCatalogue: (language: 'en' | 'zh-CN') =>
      language === 'en' ? real.loadCatalogue('en') : Promise.reject(new Error('The file did not load')),
  };
});

test('a language that fails to load leaves the page in its own, and the choice for the next visit', async () => {
  const { store } = await renderScreen(() => <h1>Here</h1>);
  act(() => void store.dispatch(chooseLanguage('zh-CN')));
  await waitFor(() => expect(store.getState().notices.map(({ says }) => says)).toEqual(['app.no_answer']));
  expect(selectLanguage(store.getState())).toBe('en');
  expect(remembered('quoin.language', LANGUAGES)).toBe('zh-CN');
  expect(screen.getByRole('heading', { name: 'Here' })).toBeInTheDocument();
});
