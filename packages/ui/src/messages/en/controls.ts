import { pluralize } from '../english-grammar';

export const Field = { required: ' (required)', optional: '(optional)' };

export const Button = { busy: 'Working' };

export const TextArea = {
  left: (characters: number) => `${pluralize(characters, 'character')} left`,
};

export const Select = { choose: 'Choose' };

export const SearchField = { clear: 'Clear search' };

export const Pagination = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  place: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
};

export const ComboBox = {
  choose: 'Choose or type',
  options: 'Options',
  found: (options: number) => pluralize(options, 'result'),
  none: (typed: string) => `No results for “${typed}”`,
  unlisted: 'Choose an option from the list',
};

export const CheckboxGroup = {
  or: 'or',
  cleared: (others: number) => `${pluralize(others, 'other answer')} cleared`,
};

export const Breadcrumbs = { label: 'You are here' };
