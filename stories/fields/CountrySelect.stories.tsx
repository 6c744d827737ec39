import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CountrySelect, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/CountrySelect', component: CountrySelect } satisfies Meta;

const MESSAGES = bilingual({
  residence: ['Country of residence', '居住国家或地区'],
  nationality: ['Nationality', '国籍'],
  missing: ['Choose your country of residence', '请选择居住国家或地区'],
});

export const Playground: StoryObj<typeof CountrySelect> = {
  args: { label: MESSAGES.en.residence, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ residence, nationality, missing }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <CountrySelect label={residence} required error={missing} />
      <CountrySelect label={nationality} defaultValue="CN" />
      <CountrySelect label={residence} groups={['us', 'canada']} defaultValue="PR" disabled />
    </Stack>
  )),
};

export const Keyboard: StoryObj<typeof CountrySelect> = {
  globals: { locale: 'en' },
  args: { label: 'Nationality', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab}jap{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('JP');
    await expect(canvas.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Japan');
    await userEvent.keyboard('us{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('US');
    await userEvent.keyboard('德国');
    await expect(await canvas.findByRole('option', { name: 'Germany' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
  },
};

export const Opened: StoryObj = {
  render: withMessages(MESSAGES, ({ residence }) => (
    <div style={{ maxWidth: 420, minHeight: 420 }}>
      <CountrySelect label={residence} />
    </div>
  )),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const OutsideTheUnitedStatesAndCanada: StoryObj<typeof CountrySelect> = {
  globals: { locale: 'en' },
  args: { label: 'Country of residence', groups: ['non_us_ex_canada'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'united');
    const options = await canvas.findAllByRole('option');
    const names = options.map(({ textContent }) => textContent);
    // The official names of the last two begin with it.
    await expect(names).toEqual([
      'United Arab Emirates',
      'United Kingdom',
      'Tanzania',
      'U.S. Virgin Islands',
    ]);
  },
};
