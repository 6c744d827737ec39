export const Field = { required: ' (required)', optional: '(optional)' };

export const Button = { busy: 'Working' };

export const TextArea = {
  left: (characters: number) => (characters === 1 ? '1 character left' : `${characters} characters left`),
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
  found: (options: number) => (options === 1 ? '1 result' : `${options} results`),
  none: (typed: string) => `Nothing fits “${typed}”`,
};

export const CheckboxGroup = {
  or: 'or',
  cleared: (others: number) =>
    others === 1 ? '1 other answer taken back' : `${others} other answers taken back`,
};

export const Breadcrumbs = { label: 'You are here' };
