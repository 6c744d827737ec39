// Shows every story, one after another in one page per worker, and expects no console error and no uncaught error.
import { isExpected } from '../gate/expected';
import { stories } from '../gate/found-stories';
import type {} from '../gate/host/browser'; // declares window.gate
import type { FoundStory } from '../gate/host/stories';
import { PORTS } from '../ports';
import { missingPart } from './support/engine';
import { toCallExpression } from './support/in-page';
import { expect, requireEngine, startEngine, test as base } from './support/test';

/** Shows a story and returns the errors since the previous story. */
type ShowStory = (story: FoundStory) => Promise<string[]>;

const test = base.extend<object, { showStory: ShowStory }>({
  showStory: [
    async ({ engine: name }, use) => {
      if (missingPart(name)) return use(() => Promise.resolve([]));
      const engine = await startEngine(name, {
        locale: 'en-US',
        timezone: 'America/New_York',
        width: 1280,
        height: 900,
        colorScheme: 'light',
      });
      const [first] = stories;
      await engine.open(`http://localhost:${PORTS.engineStories}/browser-rendered/${first?.id}`);
      await expect.poll(() => engine.evaluate('"gate" in window')).toBe(true);
      let known = 0;
      await use(async (story) => {
        await engine.evaluate(toCallExpression(show, story.file, story.name));
        // pdf.js logs a worker error if a document is closed while it opens.
        await expect.poll(() => engine.evaluate(toCallExpression(isOpening))).toBe(false);
        const errors = await engine.errors();
        return errors.slice(known, (known = errors.length));
      });
      await engine.close();
    },
    { scope: 'worker' },
  ],
});

for (const story of stories)
  test(`story ${story.id}`, async ({ engine, showStory }) => {
    requireEngine(engine);
    const errors = await showStory(story);
    expect(errors.filter((error) => !isExpected(story.id, error))).toEqual([]);
  });

/** Both run in the page. */
const show = (file: string, name: string): Promise<void> => window.gate.show(file, name, 'plain');
const isOpening = (): boolean => document.querySelector('[data-part="pages"][aria-busy="true"]') !== null;
