// All checks of a story, in one page load.
import { isExpected } from './expected';
import { getWords } from './found-stories';
import { hardCodedTexts } from './hard-coded-texts';
import { DESK, expect, stories, test } from './story-page';
import { vanished } from './forced-colours';

const THEMES = ['dark', 'high-contrast'];

for (const story of stories)
  test(story.id, async ({ story: { page, heard, hydrate } }) => {
    const nothing = (found: readonly string[], rule: string) =>
      expect
        .soft(
          [...new Set(found)].filter((what) => !isExpected(story.id, what)),
          rule,
        )
        .toEqual([]);
    const axe = async (look: string) => {
      const found = await page.evaluate(async (themes) => {
        const { accessibilityProblems, switchTheme } = await window.gate.checks();
        const inTheme: Record<string, string[]> = { light: await accessibilityProblems('all') };
        for (const theme of themes) {
          switchTheme(theme);
          inTheme[theme] = await accessibilityProblems('colour');
        }
        switchTheme('light');
        return inTheme;
      }, THEMES);
      for (const [theme, problems] of Object.entries(found)) nothing(problems, `axe, ${look}, ${theme}`);
    };

    await test.step('server render and hydration', async () => {
      const onServer = await hydrate(story);
      nothing([...onServer, ...heard], 'rendered and hydrated without warnings');
    });

    await test.step('a keyboard story for what takes the focus', async () => {
      if (story.name !== 'Gallery' || !story.component) return;
      const stops = await page.evaluate(async () => (await window.gate.checks()).focusable());
      const keyboard = stories.find((other) => other.file === story.file && other.name === 'Keyboard');
      if (stops.length === 0 || keyboard?.plays) return;
      nothing(
        stops,
        `${story.component} takes the focus: write a story “Keyboard” in ${story.file} whose play function operates it with userEvent.tab() and userEvent.keyboard() alone`,
      );
    });

    await test.step('axe', () => axe('as it opens'));

    await test.step('forced colours', async () => {
      await page.evaluate(async () => (await window.gate.checks()).noteMarks());
      nothing(await vanished(page), 'what can be seen normally is seen with forced colours');
    });

    await test.step('320 px', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      const { past, broken } = await page.evaluate(async () => {
        await window.gate.painted();
        const { reachingPastTheEdge, brokenNumbers } = await window.gate.checks();
        return { past: await reachingPastTheEdge(), broken: brokenNumbers() };
      });
      nothing(past, 'no sideways scroll at 320 px');
      nothing(broken, 'no number is broken at 320 px');
      await page.setViewportSize(DESK);
    });

    if (story.plays)
      await test.step('play function', async () => {
        const { failure, pointer } = await page.evaluate(async () => {
          await window.gate.painted();
          return window.gate.play();
        });
        nothing(failure ? [failure] : [], 'the play function passes');
        if (story.name === 'Keyboard') nothing(pointer, 'the keyboard alone operates it');
        if (!failure) await axe('as the play function leaves it');
      });

    await test.step('interface texts and concealed numbers', async () => {
      await page.evaluate(({ file, name }) => window.gate.show(file, name, 'pseudo'), story);
      const { texts, boxes } = await page.evaluate(async () => {
        const { texts, concealedBoxes } = await window.gate.checks();
        return { texts: texts(), boxes: concealedBoxes() };
      });
      if (story.component)
        nothing(hardCodedTexts(texts, getWords(story.file)), 'every word comes from the catalogue');
      for (let place = 0; place < boxes; place += 1) {
        await page.locator(`[data-gate-concealed="${place}"]`).focus();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('536904399');
        const { typed, traces } = await page.evaluate(
          async (place) => (await window.gate.checks()).getTraces(place),
          place,
        );
        expect.soft(typed, 'a concealed box takes what is typed').not.toBe('');
        nothing(traces, 'a concealed number is nowhere in the page');
      }
      const open = await page.evaluate(async () => (await window.gate.checks()).openNumbers());
      nothing(open, 'no identity number in full');
    });

    nothing(heard, 'the console stays silent to the end');
    nothing(await page.evaluate(() => window.policyReports), 'no report of the content security policy');
  });
