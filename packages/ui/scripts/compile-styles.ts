// The compiler plugin of styled-components: class names that are the same on a server and in a browser whatever order
// modules load in, templates without comments and indentation, and unused components that a bundler can drop.
import { transformAsync } from '@babel/core';

/** @param file absolute path of a TypeScript source */
export async function compileStyles(source: string, file: string): Promise<string> {
  if (!source.includes("'styled-components'")) return source;
  const compiled = await transformAsync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: 'inline',
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [
      [
        'babel-plugin-styled-components',
        { namespace: 'quoin', displayName: false, fileName: false, pure: true },
      ],
    ],
  });
  return compiled?.code ?? source;
}
