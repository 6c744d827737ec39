import type { CSSProperties } from 'react';
import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { QuoinProvider, type Density, type GainColour, type Locale, type Theme } from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';
import { ComponentPage } from './ComponentPage';
import '@quoin/ui/fonts.css';
import '@quoin/ui/fonts-zh.css';

interface Choice<Value extends string> {
  value: Value;
  title: string;
}

const locales: Choice<Locale>[] = [
  { value: 'en', title: 'English' },
  { value: 'zh-CN', title: '简体中文' },
];
const themes: Choice<Theme>[] = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'high-contrast', title: 'High contrast' },
];
const densities: Choice<Density>[] = [
  { value: 'comfortable', title: 'Comfortable' },
  { value: 'compact', title: 'Compact' },
];
const gainColours: Choice<GainColour>[] = [
  { value: 'green', title: 'Gain is green' },
  { value: 'red', title: 'Gain is red' },
];

function chosen<Value extends string>(choices: Choice<Value>[], value: unknown): Value | undefined {
  return choices.find((choice) => choice.value === value)?.value;
}

/** The widths to design for: the narrowest supported one, a phone, a tablet, a desktop. */
const WIDTHS = { narrow: 360, phone: 390, tablet: 768, desk: 1280 };

const viewports = Object.fromEntries(
  Object.entries(WIDTHS).map(([name, width]) => [
    name,
    { name: `${width} px`, styles: { width: `${width}px`, height: '100%' }, type: 'other' as const },
  ]),
);

const toolbar = (
  title: string,
  icon: 'globe' | 'mirror' | 'component' | 'arrowup',
  items: Choice<string>[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Text for content that is no element, where Storybook would offer JSON. */
const contentAsText: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isContent = argType.table?.type?.summary === 'ReactNode' && typeof initialArgs[name] !== 'object';
      return [name, isContent ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );

/** A docs page shows many stories: a long one scrolls in a frame, and a table of thousands of rows renders few of them. */
const DOCS_FRAME: CSSProperties = { maxHeight: 640, overflow: 'auto' };

const inQuoin: Decorator = (Story, { globals, parameters, viewMode }) => {
  const locale = chosen(locales, globals.locale);
  return (
    <QuoinProvider
      locale={locale}
      messages={locale === 'zh-CN' ? zhCN : undefined}
      theme={chosen(themes, globals.theme)}
      density={chosen(densities, globals.density)}
      gainColour={chosen(gainColours, globals.gainColour)}
    >
      <div
        style={{
          ...(viewMode === 'docs' ? DOCS_FRAME : { minHeight: '100vh' }),
          padding: parameters.frame === 'page' ? 0 : 24,
        }}
      >
        <Story />
      </div>
    </QuoinProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inQuoin],
  argTypesEnhancers: [contentAsText],
  globalTypes: {
    locale: toolbar('Language', 'globe', locales),
    theme: toolbar('Theme', 'mirror', themes),
    density: toolbar('Density', 'component', densities),
    gainColour: toolbar('Colour of gain', 'arrowup', gainColours),
  },
  initialGlobals: { locale: 'en', theme: 'light', density: 'comfortable', gainColour: 'green' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: { page: ComponentPage },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Quoin',
          ['Welcome', 'How to choose', 'Guidance', 'Colour', 'Type and space', 'Design files', 'Changelog'],
          'Guides',
          'Pages',
          'Foundations',
          'Layout',
          'Controls',
          'Fields',
          'Investing',
          'Charts',
          'Flow',
          'Feedback',
        ],
      },
    },
  },
};

export default preview;
