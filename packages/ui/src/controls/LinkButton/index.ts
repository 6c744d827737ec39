export { LinkButton, type LinkButtonProps, type LinkComponent } from './LinkButton';
