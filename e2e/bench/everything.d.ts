/** Written by `build-scene.ts`: every export of the package but charts and the PDF reader. */
declare module 'virtual:everything' {
  export const everything: readonly unknown[];
}
