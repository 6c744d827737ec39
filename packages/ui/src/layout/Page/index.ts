export { Page, PAGE_ID, type PageProps } from './Page';
