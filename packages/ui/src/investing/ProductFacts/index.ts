export { ProductFacts, type Fact, type ProductFactsProps } from './ProductFacts';
