export { ProductArt, type ProductArtProps } from './ProductArt';
