export { comparedReducer } from './compare/compared-slice';
export { CardsSkeleton, ProductCards } from './ProductCards';
export { residenceReducer, selectResidence } from './residence-slice';
