export { DisclosureText, type DisclosureSection, type DisclosureTextProps } from './DisclosureText';
