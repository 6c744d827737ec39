export { MustReadList, type MustReadDocument, type MustReadListProps } from './MustReadList';
