export { comparedReducer } from './compare/compared-slice';
export { CardsSkeleton, ProductCards } from './ProductCards';
export { WebinarCards } from './webinar/WebinarCards';
export { residenceReducer, selectResidence } from './residence-slice';
