export * from './Page';
export * from './Stack';
export * from './Grid';
export * from './AppHeader';
export * from './AppFooter';
export * from './LanguageSwitch';
export * from './SkipLink';
export type { FrameLink, RenderLink } from './link';
