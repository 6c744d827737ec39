export { BusyOverlay, type BusyOverlayProps } from './BusyOverlay';
