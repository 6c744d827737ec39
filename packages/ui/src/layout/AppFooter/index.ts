export { AppFooter, type AppFooterProps, type FooterGroup } from './AppFooter';
