// The server part of the host: renders a story to HTML with its style rules, and collects React's messages.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { format } from 'node:util';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { loadStory } from './stories';
import { StoryPage } from './StoryPage';

export { findStories } from './stories';

export interface RenderedStory {
  html: string;
  styles: string;
  problems: string[];
}

const hearing = new AsyncLocalStorage<string[]>();
for (const level of ['error', 'warn'] as const) {
  console[level] = (...said) => hearing.getStore()?.push(`server console.${level}: ${format(...said)}`);
}

export function renderStory(file: string, name: string, nonce?: string): Promise<RenderedStory> {
  const problems: string[] = [];
  return hearing.run(problems, async () => {
    const story = await loadStory(file, name, 'plain');
    const sheet = new ServerStyleSheet({ nonce });
    const page = sheet.collectStyles(<StoryPage story={story} />);
    const html = await new Promise<string>((resolve) => {
      let written = '';
      const sink = new Writable({
        write(chunk, _encoding, done) {
          written += chunk;
          done();
        },
        final(done) {
          resolve(written);
          done();
        },
      });
      const stream = renderToPipeableStream(page, {
        nonce,
        onAllReady: () => stream.pipe(sink),
        onShellError: () => resolve(''),
        onError: (error) => void problems.push(`server render: ${error}`),
      });
    });
    const styles = sheet.getStyleTags();
    sheet.seal();
    return { html, styles, problems };
  });
}
