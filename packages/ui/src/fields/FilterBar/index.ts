export {
  FilterBar,
  type Filter,
  type FilterBarProps,
  type FilterOption,
  type FilterValues,
} from './FilterBar';
