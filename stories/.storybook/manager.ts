import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Quoin',
    brandUrl: './',
    appBg: '#faf8f5',
    appContentBg: '#ffffff',
    appBorderColor: '#e4dfd6',
    appBorderRadius: 6,
    colorPrimary: '#0f6b5e',
    colorSecondary: '#0f6b5e',
    textColor: '#17140f',
    textMutedColor: '#696156',
    barSelectedColor: '#0f6b5e',
    fontBase: 'system-ui, sans-serif',
  }),
});
