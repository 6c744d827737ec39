export { Drawing, type DrawingProps } from './Drawing';
export type { Picture } from './picture';
export type { Palette } from './palette';
export type { Plot } from './plot';
