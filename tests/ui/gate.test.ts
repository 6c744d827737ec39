// No component without its row: whatever the package exports must be shown, guided and, if it takes the focus, operated by
// keyboard. Nobody lists components here; the exports are the list. The half that needs a browser is e2e/gate.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Guide } from '../../stories/guide';
import { nameOf, TASKS } from '../../stories/quoin/choices';

const ROOT = join(__dirname, '../..');
const UI = join(ROOT, 'packages/ui');

interface StoryModule {
  default: {
    title?: string;
    /** The parts that are exported too, shown by their owner's stories and in its docs. */
    subcomponents?: Record<string, unknown>;
    parameters?: { guide?: Partial<Guide> };
  };
  Gallery?: object;
  Keyboard?: { play?: unknown };
}

const chosen = TASKS.flatMap(({ choices }) => choices.flatMap(({ take }) => take));
const components = exportedComponents();
const modules = storyModules();

/** The word of a pointer or of a script; `Tab` and keys are all that a keyboard has. */
const NO_KEYBOARD =
  /\.(click|dblClick|tripleClick|pointer|hover|unhover|selectOptions|deselectOptions|focus)\(|\bfireEvent\b/;

test('exports and stories were read, or the rest would prove nothing', () => {
  expect(components.length).toBeGreaterThan(60);
  expect(modules.length).toBeGreaterThan(60);
});

describe.each(components)('$name of $entry', ({ name, entry }) => {
  const own = modules.find(({ title }) => title.endsWith(`/${name}`));
  const owner = own ?? modules.find(({ module }) => name in (module.default.subcomponents ?? {}));

  if (entry === './formik') {
    test('is used in a story of its bindings', () => {
      const used = modules.some(
        ({ file, source }) => file.startsWith('stories/formik/') && new RegExp(`\\b${name}\\b`).test(source),
      );
      if (!used) throw new Error(`Use ${name} in a form of stories/formik, where the bindings are shown.`);
    });
    return;
  }

  test('has a story module', () => {
    if (!owner)
      throw new Error(
        `Write stories/<group>/${name}.stories.tsx with the title '<Group>/${name}', a guide and a Gallery. If ${name} is ` +
          `only a part of another component, name it in that one's meta: subcomponents: { ${name} }.`,
      );
  });

  test('shows all its states in a Gallery', () => {
    if (owner && !owner.module.Gallery)
      throw new Error(`Export a story “Gallery” with every state of ${name} from ${owner.file}.`);
  });

  test('is listed on the page “How to choose”', () => {
    if (!chosen.some((path) => nameOf(path) === name))
      throw new Error(`Say in stories/quoin/choices what ${name} is taken for.`);
  });

  test('has a guide', () => {
    if (!own) return;
    const guide = own.module.default.parameters?.guide;
    const missing = (['use', 'avoid', 'accessibility'] as const).filter(
      (part) => !guide?.[part]?.length || guide[part].some((sentence) => sentence.trim() === ''),
    );
    if (missing.length > 0)
      throw new Error(
        `Say it in the meta of ${own.file}: parameters: { guide: { use, avoid, accessibility } satisfies Guide }. ` +
          `Missing: ${missing.join(', ')}.`,
      );
  });
});

describe.each(modules.filter(({ module }) => module.Keyboard))(
  'the Keyboard story of $title',
  ({ file, module }) => {
    test('operates it with the keyboard alone', () => {
      const play = module.Keyboard?.play;
      if (typeof play !== 'function') throw new Error(`Give the story Keyboard of ${file} a play function.`);
      const other = NO_KEYBOARD.exec(play.toString())?.[0];
      if (other)
        throw new Error(
          `${file}: “${other}” is no key. Reach it by userEvent.tab(), use it by userEvent.keyboard().`,
        );
    });
  },
);

test('whatever is listed on the page “How to choose” has a page of its own', () => {
  const pages = modules.flatMap(({ title, module }) => {
    const [group = '', own = ''] = title.toLowerCase().split('/');
    return [own, ...Object.keys(module.default.subcomponents ?? {})].map(
      (name) => `${group}/${name.toLowerCase()}`,
    );
  });
  expect(chosen.filter((path) => !pages.includes(path.toLowerCase()))).toEqual([]);
});

/** A component is a function, or what forwardRef, memo and lazy make of one. An icon is neither: it is a drawing. */
function exportedComponents(): { name: string; entry: string }[] {
  const { exports } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { 'quoin-source': string }>;
  }; // the package's own
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    const values = jest.requireActual<Record<string, unknown>>(join(UI, target['quoin-source']));
    const names = Object.keys(values).filter((name) => /^[A-Z]/.test(name) && isComponent(values[name]));
    return names.map((name) => ({ name, entry }));
  });
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function storyModules(): { file: string; title: string; source: string; module: StoryModule }[] {
  return readdirSync(join(ROOT, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!node_modules|dist).*\.stories\.tsx$/.test(file))
    .map((file) => join(ROOT, 'stories', file))
    .map((path) => {
      const module = jest.requireActual<StoryModule>(path);
      const title = module.default.title ?? '';
      return { file: relative(ROOT, path), title, source: readFileSync(path, 'utf8'), module };
    });
}
