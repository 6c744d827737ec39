import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/SearchField', component: SearchField } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Search documents', '搜索文件'],
  text: ['Schedule K-1', '税表 K-1'],
});

export const Playground: StoryObj<typeof SearchField> = {
  args: { label: MESSAGES.en.label, placeholder: MESSAGES.en.text, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, text }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <SearchField label={label} placeholder={text} />
      <SearchField label={label} labelHidden defaultValue={text} />
      <SearchField label={label} placeholder={text} disabled />
    </Stack>
  )),
};

export const SearchedAndCleared: StoryObj<typeof SearchField> = {
  args: { label: 'Search documents', onSearch: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'K-1{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('K-1');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

export const Keyboard: StoryObj<typeof SearchField> = {
  args: { label: 'Search documents', onSearch: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('searchbox', { name: 'Search documents' });
    await userEvent.keyboard('K-1{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('K-1');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
  },
};
