import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  EmptyState,
  FormSection,
  Illustration,
  PointList,
  RadioGroup,
  SplitPage,
  type IllustrationSubject,
} from '@quoin/ui';
import { show } from './in-quoin';

const POINTS = [
  { id: 'open', title: 'Open the link', text: 'It works once.' },
  { id: 'sign-in', title: 'Sign in' },
];

describe('a list of points', () => {
  test('of facts is an unordered list', () => {
    show(<PointList points={POINTS} />);
    expect(screen.getByRole('list').tagName).toBe('UL');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Open the linkIt works once.',
      'Sign in',
    ]);
  });

  test('of steps is an ordered list, whose numbers are only for the eye', () => {
    show(<PointList points={POINTS} numbered />);
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getByText('2')).toHaveAttribute('aria-hidden', 'true');
  });
});

test('the form of a split page precedes its panel in reading order', () => {
  show(
    <SplitPage aside="What protects your account" art={<Illustration subject="corner" />}>
      Sign in
    </SplitPage>,
  );
  const page = screen.getByRole('main');
  expect(page).toHaveTextContent(/^Sign in.*What protects your account$/);
  expect(page).toHaveAttribute('id', 'page');
});

test('a section of a form is named by its heading, and explains itself on demand', async () => {
  show(
    <FormSection
      title="Other qualifications"
      level={2}
      helpLabel="What do these mean?"
      help="At least $5,000,000"
    >
      <input aria-label="Qualified purchaser" />
    </FormSection>,
  );
  const section = screen.getByRole('region', { name: 'Other qualifications' });
  expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('Other qualifications');
  expect(screen.getByText('At least $5,000,000')).not.toBeVisible();
  await userEvent.click(screen.getByText('What do these mean?'));
  expect(screen.getByText('At least $5,000,000')).toBeVisible();
});

describe('an empty state', () => {
  test('lists what is needed under its label', () => {
    show(
      <EmptyState
        title="No bank accounts yet"
        detailsLabel="You need"
        details={['Routing number', 'Account number']}
      />,
    );
    const list = screen.getByRole('list', { name: 'You need' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  test('without details has no list', () => {
    show(<EmptyState title="No bank accounts yet" detailsLabel="You need" />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByText('You need')).toBeNull();
  });

  test('shows a picture instead of the icon', () => {
    const { container } = show(
      <EmptyState title="No bank accounts yet" illustration={<Illustration subject="bank" />} />,
    );
    expect(container.querySelector('[data-quoin="Illustration"]')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('[data-quoin="Icon"]')).toBeNull();
  });
});

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

test.each(SUBJECTS)('the illustration "%s" has a brass mark and no shape twice', (subject) => {
  const { container } = show(<Illustration subject={subject} label="Picture" />);
  const shapes = [...container.querySelectorAll('path')];
  expect(shapes.filter((shape) => shape.dataset.tone === 'mark').length).toBeGreaterThan(0);
  expect(new Set(shapes.map((shape) => shape.getAttribute('d'))).size).toBe(shapes.length);
  expect(screen.getByRole('img', { name: 'Picture' })).toBeInTheDocument();
});

test('segments are one radio group: the arrow keys choose', async () => {
  const onChange = jest.fn();
  show(
    <RadioGroup
      label="Investor type"
      appearance="segmented"
      options={[
        { value: 'individual', label: 'Individual' },
        { value: 'ira', label: 'IRA' },
      ]}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Individual' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange.mock.calls).toEqual([['individual'], ['ira']]);
});
