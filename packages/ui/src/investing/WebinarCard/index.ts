export { WebinarCard, type Webinar, type WebinarCardProps } from './WebinarCard';
