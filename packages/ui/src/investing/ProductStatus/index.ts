export { ProductStatus, type ProductStatusProps } from './ProductStatus';
