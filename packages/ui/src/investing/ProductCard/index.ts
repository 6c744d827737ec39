export { ProductCard, type ProductCardProps, type ProductOnCard } from './ProductCard';
export { useLockUp, useResidences, type LockUp } from './card-facts';
