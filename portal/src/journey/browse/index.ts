export { CardsSkeleton } from './CardsSkeleton';
export { ProductCards } from './ProductCards';
export { WebinarCards } from './webinar/WebinarCards';
export { selectResidence } from './residence-slice';
