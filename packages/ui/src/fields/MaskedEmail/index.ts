export { MaskedEmail, type MaskedEmailProps } from './MaskedEmail';
