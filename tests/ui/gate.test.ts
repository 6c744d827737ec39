// Every exported component must have stories, a guide and, if it takes the focus, a keyboard story. The list of components
// is derived from the exports. The checks that need a browser are in e2e/gate.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GUIDE_HEADINGS, guideFile, readGuide } from '../../stories/guide';
import { getName, TASKS } from '../../stories/quoin/choices';

const ROOT = join(__dirname, '../..');
const UI = join(ROOT, 'packages/ui');

interface StoryModule {
  default: {
    title?: string;
    /** Exported parts that their owner's stories and docs cover. */
    subcomponents?: Record<string, unknown>;
  };
  Gallery?: object;
  Keyboard?: { play?: unknown };
}

const chosen = TASKS.flatMap(({ choices }) => choices.flatMap(({ take }) => take));
const components = exportedComponents();
const modules = storyModules();

/** Calls for a pointer or a script; a keyboard story may only use `Tab` and keys. */
const NO_KEYBOARD =
  /\.(click|dblClick|tripleClick|pointer|hover|unhover|selectOptions|deselectOptions|focus)\(|\bfireEvent\b/;

test('exports and stories were found', () => {
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
        `Write stories/<group>/${name}.stories.tsx with the title '<Group>/${name}', a Gallery, and a guide beside it. If ${name} is ` +
          `only a part of another component, name it in that one's meta: subcomponents: { ${name} }.`,
      );
  });

  test('shows all its states in a Gallery', () => {
    if (owner && !owner.module.Gallery)
      throw new Error(`Export a story “Gallery” with every state of ${name} from ${owner.file}.`);
  });

  test('is listed on the page “How to choose”', () => {
    if (!chosen.some((path) => getName(path) === name))
      throw new Error(`Add ${name} to stories/quoin/choices.json with the need it is for.`);
  });

  test('has a guide', () => {
    if (!own) return;
    const file = join(ROOT, 'stories', guideFile(own.title));
    const parts = existsSync(file) ? readGuide(readFileSync(file, 'utf8')) : [];
    const written = parts.filter(({ sentences }) => sentences.length > 0 && !sentences.includes(''));
    if (written.map(({ heading }) => heading).join() !== GUIDE_HEADINGS.join())
      throw new Error(
        `Write ${relative(ROOT, file)} with the headings ${GUIDE_HEADINGS.join(', ')}, and a list below each.`,
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

test('everything listed on the page “How to choose” has its own page', () => {
  const pages = modules.flatMap(({ title, module }) => {
    const [group = '', own = ''] = title.toLowerCase().split('/');
    return [own, ...Object.keys(module.default.subcomponents ?? {})].map(
      (name) => `${group}/${name.toLowerCase()}`,
    );
  });
  expect(chosen.filter((path) => !pages.includes(path.toLowerCase()))).toEqual([]);
});

/** A component is a function or the result of forwardRef, memo or lazy. Icons do not count. */
function exportedComponents(): { name: string; entry: string }[] {
  const { exports } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { 'quoin-source'?: string }>;
  }; // of this package
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || target['quoin-source'] === undefined) return []; // a style sheet or a data file
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
