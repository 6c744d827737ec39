import axe from 'axe-core';

/** These judge a whole page; a story is a part of one, or shows many states of one part. */
const FOR_PAGES = ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one'];
/** The hundredth row of a table breaks no rule that the others keep, and ten thousand take a minute. */
const REPEATED = 'tbody > tr:nth-child(n + 100)';
/** What a theme can change. */
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
