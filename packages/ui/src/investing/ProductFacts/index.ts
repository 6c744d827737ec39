export { ProductFacts, type Fact, type ProductFactsProps } from './ProductFacts';
export { useProductFacts, type ProductFigures } from './product-facts';
