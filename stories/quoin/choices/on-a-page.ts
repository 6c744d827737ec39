// What every page has: a way around, messages, a layout, and what all of it is made of.
import type { Task } from './choice';

export const WAYS: Task = {
  task: 'Find the way',
  choices: [
    {
      need: 'Around the app',
      take: ['layout/AppHeader', 'layout/AppFooter', 'layout/LanguageSwitch'],
      because: 'One line on a desk, a menu on a phone.',
    },
    {
      need: 'Past the header, by keyboard',
      take: ['layout/SkipLink'],
      because: 'The first stop of every page.',
    },
    { need: 'Back up', take: ['controls/Breadcrumbs'], because: 'From two steps below the masthead on.' },
    {
      need: 'Between views of one thing',
      take: ['controls/Tabs', 'controls/LinkTabs'],
      because: 'LinkTabs where each view has an address of its own.',
    },
    {
      need: 'Through a long list',
      take: ['controls/Pagination'],
      because: 'A page of a list has an address to come back to.',
    },
    {
      need: 'Unfold a detail',
      take: ['flow/Disclosure'],
      because: 'The search of the browser finds what is folded.',
    },
  ],
};

export const MESSAGES: Task = {
  task: 'Be told',
  choices: [
    {
      need: 'What concerns the whole page',
      take: ['feedback/Banner'],
      because: 'It stays until it is no longer true. What is wrong with one answer stands at its field.',
    },
    {
      need: 'That something has happened',
      take: ['feedback/Notices'],
      because: 'They go by themselves; nothing that must be read belongs there.',
    },
    {
      need: 'A question before what cannot be undone',
      take: ['flow/ConfirmDialog'],
      because: 'Its button says the deed, not “OK”.',
    },
    {
      need: 'Something to do before the page goes on',
      take: ['flow/Dialog'],
      because: 'Takes the focus and gives it back.',
    },
    {
      need: 'That there is nothing yet, or that it failed',
      take: ['feedback/EmptyState', 'feedback/ErrorState'],
      because: 'Both say what to do next.',
    },
    {
      need: 'That something is coming',
      take: ['feedback/Skeleton', 'feedback/Spinner'],
      because: 'A skeleton has the size of what comes; a spinner where that is not known.',
    },
    {
      need: 'That it takes a while',
      take: ['feedback/ProgressBar', 'feedback/BusyOverlay'],
      because: 'A bar where it can be measured; the overlay where nothing may be pressed.',
    },
    {
      need: 'What kind a thing is',
      take: ['controls/Tag'],
      because: 'A word or two beside it; a status has a badge of its own.',
    },
  ],
};

export const LAYOUT: Task = {
  task: 'Lay it out',
  choices: [
    {
      need: 'A page',
      take: ['layout/Page', 'layout/Stack', 'layout/Grid'],
      because: 'Width, columns and distances, so that no component needs a margin.',
    },
    {
      need: 'A group of what belongs together',
      take: ['foundations/Card', 'foundations/Divider'],
      because: 'A hairline first; a card where the group stands by itself.',
    },
  ],
};

export const FOUNDATIONS: Task = {
  task: 'Set it',
  choices: [
    {
      need: 'Words',
      take: ['foundations/Heading', 'foundations/Text'],
      because: 'The level is the outline, the size is the look.',
    },
    {
      need: 'A figure',
      take: ['foundations/Figure'],
      because: 'Tabular, with a real minus, its unit lighter than its value.',
    },
    {
      need: 'An e-mail address',
      take: ['fields/MaskedEmail'],
      because: 'Stars from the third letter on, in the page itself.',
    },
    {
      need: 'A sign',
      take: ['foundations/Icon', 'foundations/Logo'],
      because: 'Beside a word, or with one that is read out.',
    },
    {
      need: 'Words for the ear only',
      take: ['foundations/VisuallyHidden'],
      because: 'Where the picture says it already.',
    },
    {
      need: 'Language, theme, density',
      take: ['foundations/QuoinProvider'],
      because: 'Once around the app, again around a part that differs.',
    },
  ],
};
