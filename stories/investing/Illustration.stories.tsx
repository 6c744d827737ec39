import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration, type IllustrationSubject } from '@quoin/ui';

export default { title: 'Investing/Illustration', component: Illustration } satisfies Meta;
type Story = StoryObj<typeof Illustration>;

const SUBJECTS = [
  'corner',
  'bank',
  'lock',
  'documents',
  'investments',
  'calendar',
  'people',
  'gap',
] as const satisfies readonly IllustrationSubject[];

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 12 };

export const Playground: Story = {
  args: { subject: 'corner', label: 'The corner of a wall', style: { maxWidth: 320 } },
};

export const Gallery: Story = {
  render: () => (
    <div style={grid}>
      {SUBJECTS.map((subject) => (
        <div key={subject} style={{ aspectRatio: '16 / 9' }}>
          <Illustration subject={subject} />
        </div>
      ))}
    </div>
  ),
};
