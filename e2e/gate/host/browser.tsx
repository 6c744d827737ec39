// The browser's half of the host: takes over what the server rendered, or renders itself where the page came empty.
import type { ComponentType, ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { userEvent, within } from 'storybook/test';
import { loadStory, type Words } from './stories';
import { StoryPage } from './StoryPage';

export interface Played {
  failure?: string;
  /** What a pointer did meanwhile: a story for the keyboard must leave this empty. */
  pointer: string[];
}

const element = document.getElementById('storybook-root');
if (!element) throw new Error('The page has no place for the story.');
const canvas: HTMLElement = element;
const { file = '', name = '', render } = canvas.dataset;

let story = await loadStory(file, name, 'plain');
let ready: Promise<void>;
let failed: (error: unknown) => void = () => {};
const root = open(pageOf(story));

/** What the run asks of a page. */
export const gate = {
  /** Rendered, its effects run, its fonts there, its pictures decoded, and painted. */
  async settled(): Promise<void> {
    await ready;
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await painted();
  },
  painted,
  async play(): Promise<Played> {
    const pointer: string[] = [];
    const hear = ({ type, target }: Event) =>
      pointer.push(
        `${type} on ${target instanceof Element ? target.outerHTML.slice(0, 120) : 'the document'}`,
      );
    const pressing = ['pointerdown', 'mousedown', 'touchstart'];
    for (const type of pressing) addEventListener(type, hear, true);
    try {
      await story.play?.({ canvasElement: canvas, canvas: within(canvas), userEvent: userEvent.setup() });
      return { pointer };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error), pointer };
    } finally {
      for (const type of pressing) removeEventListener(type, hear, true);
    }
  },
  /** A story in place of the one that is there; or that one, in the words that cannot be mistaken. */
  async show(file: string, name: string, words: Words): Promise<void> {
    story = await loadStory(file, name, words);
    root.render(pageOf(story));
    await gate.settled();
  },
  checks: () => import('./checks'),
};

declare global {
  interface Window {
    gate: typeof gate;
    /** Reports of the content security policy since the page began. */
    policyReports: string[];
  }
}
window.gate = gate;

/** Sets when it is ready: its effects have run, or an error came that nothing caught. */
function pageOf(story: ComponentType): ReactElement {
  let opened: () => void = () => {};
  ready = new Promise<void>((resolve, reject) => {
    opened = resolve;
    failed = reject;
  });
  return <StoryPage story={story} onReady={opened} />;
}

function open(page: ReactElement): Root {
  const options: RootOptions = {
    onRecoverableError: (error) => console.error(`recoverable error: ${error}`),
    onUncaughtError: (error) => failed(error),
  };
  if (render === 'server') return hydrateRoot(canvas, page, options);
  const root = createRoot(canvas, options);
  root.render(page);
  return root;
}

async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}
