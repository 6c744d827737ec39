import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompositionEditor, Stack } from '@quoin/ui';
import { tabTo } from '../play';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/CompositionEditor', component: CompositionEditor } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Portfolio composition', '投资组合构成'],
  hint: [
    'Your investments outside your home, and how long you have held each kind.',
    '自住房产以外的投资，以及各类资产的投资年限。',
  ],
  over: ['The lines must total 100%', '各项合计须为 100%'],
  years: ['Enter the years of experience', '请填写投资年限'],
});

export const Playground: StoryObj<typeof CompositionEditor> = {
  args: { label: MESSAGES.en.label, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, hint, over, years }) => (
    <Stack gap={12} style={{ maxWidth: 680 }}>
      <CompositionEditor
        label={label}
        hint={hint}
        required
        defaultValue={{
          equities: { share_bp: 4250, years: 12 },
          fixed_income: { share_bp: 2000, years: 8 },
          cash: { share_bp: 500, years: 20 },
        }}
      />
      <CompositionEditor
        label={label}
        defaultValue={{ equities: { share_bp: 8000, years: 5 }, real_estate: { share_bp: 3000 } }}
        error={over}
        errors={{ real_estate: { years } }}
      />
    </Stack>
  )),
};

export const RestSplit: StoryObj<typeof CompositionEditor> = {
  args: { label: 'Portfolio composition' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Equities: share in percent' }), '40');
    await expect(canvas.getByRole('status')).toHaveTextContent('60% left to allocate');
    await userEvent.click(canvas.getByRole('button', { name: 'Split the rest' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('100% allocated');
  },
};

export const Keyboard: StoryObj<typeof CompositionEditor> = {
  args: { label: 'Portfolio composition' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}33.33');
    await userEvent.keyboard('{Tab}12');
    await expect(canvas.getByRole('status')).toHaveTextContent('66.67% left to allocate');
    const split = canvas.getByRole('button', { name: 'Split the rest' });
    await tabTo(split);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('100% allocated');
    await expect(split).toHaveFocus();
  },
};

/** Lines of the app instead of the asset classes of an application. */
export const OwnAssets: StoryObj<typeof CompositionEditor> = {
  globals: { locale: 'en' },
  args: {
    label: 'Target allocation',
    assets: [
      { key: 'timber', label: 'Timberland' },
      { key: 'credit', label: 'Senior credit' },
      { key: 'buyout', label: 'Buyout' },
    ],
    defaultValue: { timber: { share_bp: 2000 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Split the rest' }));
    await expect(canvas.getByRole('textbox', { name: 'Buyout: share in percent' })).toHaveValue('40');
  },
};
