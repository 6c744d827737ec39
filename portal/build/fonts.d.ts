// Types of the functions that the build uses from two untyped packages.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype';
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2'): Promise<Buffer>;
}
