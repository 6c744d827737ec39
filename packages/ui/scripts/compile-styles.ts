// Runs the compiler plugin of styled-components, for class names that are the same on server and browser regardless of the
// load order of modules, templates without comments and indentation, and tree-shakeable components.
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
