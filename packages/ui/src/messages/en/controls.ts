export const controls = {
  Button: { busy: 'Working' },
  TextArea: {
    left: (characters: number) => (characters === 1 ? '1 character left' : `${characters} characters left`),
  },
  Select: { choose: 'Choose' },
  SearchField: { clear: 'Clear search' },
  Pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    place: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  },
};
