export { SeriesKey, type KeyEntry } from './SeriesKey';
