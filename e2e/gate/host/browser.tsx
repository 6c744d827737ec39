// The browser part of the host: hydrates the server-rendered page, or renders into an empty one.
import type { ComponentType, ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { clearAllMocks, userEvent, within } from 'storybook/test';
import { loadStory, type FoundStory, type Words } from './stories';
import { StoryPage } from './StoryPage';

export interface Played {
  failure?: string;
  /** Pointer events during play; must be empty for a keyboard story. */
  pointer: string[];
}

const element = document.getElementById('storybook-root');
if (!element) throw new Error('The page has no place for the story.');
const canvas: HTMLElement = element;
const { file = '', name = '', render } = canvas.dataset;

let story = await loadStory(file, name, 'plain');
let ready: Promise<void>;
let failed: (error: unknown) => void = () => {};
let root = open(getPage(story), render === 'server');

/** The functions that the specs call in a page. */
export const gate = {
  /** Waits until the story is rendered, effects ran, fonts are loaded, images decoded, and the page painted. */
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
  /** Replaces the story, or shows the current one in the pseudo-locale. */
  async show(file: string, name: string, messages: Words): Promise<void> {
    story = await loadStory(file, name, messages);
    root.render(getPage(story));
    await gate.settled();
  },
  /** Unmounts the story and waits for its last messages. Clears the spies, which the stories of a module share. */
  async leave(): Promise<void> {
    root.unmount();
    clearAllMocks();
    window.policyReports = [];
    scrollTo(0, 0);
    await painted();
  },
  /** Hydrates the server-rendered HTML of a story after `leave`. Returns the problems on the server. */
  async hydrate({ id, file, name }: Pick<FoundStory, 'id' | 'file' | 'name'>): Promise<string[]> {
    const reply = await fetch(`/server-rendered/${id}/rendered`);
    const { html, problems } = (await reply.json()) as { html: string; problems: string[] }; // serve-host.ts writes it
    story = await loadStory(file, name, 'plain');
    canvas.innerHTML = html;
    root = open(getPage(story), true);
    await gate.settled();
    return problems;
  },
  checks: () => import('./checks'),
};

declare global {
  interface Window {
    gate: typeof gate;
    /** Reports of the content security policy since page load. */
    policyReports: string[];
  }
}
window.gate = gate;

/** Sets `ready`, which settles when effects ran or an uncaught error occurred. */
function getPage(story: ComponentType): ReactElement {
  let opened: () => void = () => {};
  ready = new Promise<void>((resolve, reject) => {
    opened = resolve;
    failed = reject;
  });
  return <StoryPage story={story} onReady={opened} />;
}

function open(page: ReactElement, serverRendered: boolean): Root {
  const options: RootOptions = {
    onRecoverableError: (error) => console.error(`recoverable error: ${error}`),
    onUncaughtError: (error) => failed(error),
  };
  if (serverRendered) return hydrateRoot(canvas, page, options);
  const root = createRoot(canvas, options);
  root.render(page);
  return root;
}

async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}
