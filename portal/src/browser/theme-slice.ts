// The theme of the page: the system's theme until the user chooses one.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { saveChoice, readChoice } from './choices';

export const THEMES = ['system', 'light', 'dark', 'high-contrast'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'quoin.theme';

export const theme = createSlice({
  name: 'theme',
  initialState: (): Theme => readChoice(STORAGE_KEY, THEMES) ?? 'system',
  reducers: {
    themeChosen: (_before, { payload }: PayloadAction<Theme>) => payload,
  },
  selectors: { selectTheme: (state) => state },
});

export function useTheme() {
  const dispatch = useDispatch();
  const current = useSelector(theme.selectors.selectTheme);
  const chooseTheme = useCallback(
    (to: Theme) => {
      saveChoice(STORAGE_KEY, to);
      dispatch(theme.actions.themeChosen(to));
    },
    [dispatch],
  );
  return { theme: current, chooseTheme };
}
