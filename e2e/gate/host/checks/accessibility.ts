import axe from 'axe-core';

/** Rules for whole pages; a story is a part of a page, or shows many states of it. */
const FOR_PAGES = ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one'];
/** Excludes rows from the hundredth on: they are like the others, and ten thousand take a minute. */
const REPEATED = 'tbody > tr:nth-child(n + 100)';
/** Rules whose result depends on the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

export async function accessibilityProblems(rules: 'all' | 'colour'): Promise<string[]> {
  const { violations } = await axe.run(
    { exclude: [REPEATED] },
    {
      resultTypes: ['violations'],
      iframes: false,
      ...(rules === 'colour'
        ? { runOnly: OF_COLOUR }
        : { rules: Object.fromEntries(FOR_PAGES.map((rule) => [rule, { enabled: false }])) }),
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id} (${help}) at ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message ?? ''}`,
    ),
  );
}
