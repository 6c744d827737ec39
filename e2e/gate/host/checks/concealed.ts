import { shown } from './shown';

const CONCEALED = 'input[data-concealed], input[type="password"]';

/** Puts a mark on every box for a number that nobody should read over a shoulder; gives how many there are. */
export function concealedBoxes(): number {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(CONCEALED)].filter(
    (box) => !box.disabled && !box.readOnly && shown(box),
  );
  boxes.forEach((box, place) => box.setAttribute('data-gate-concealed', String(place)));
  return boxes.length;
}

/** Where the content of a concealed box can be read in the page: in no attribute and no text, as typed or laid out. */
export function tracesOf(place: number): { typed: string; traces: string[] } {
  const box = document.querySelector<HTMLInputElement>(`[data-gate-concealed="${place}"]`);
  const typed = box?.value ?? '';
  const secrets = [...new Set([typed, typed.replace(/[^\p{L}\p{N}]/gu, '')])].filter(
    (secret) => secret.length > 3,
  );
  const traces = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes]
      .filter(({ value }) => secrets.some((secret) => value.includes(secret)))
      .map(({ name }) => `attribute ${name} of <${element.tagName.toLowerCase()}>`),
    ...[...element.childNodes]
      .filter(
        ({ nodeType, nodeValue }) => nodeType === 3 && secrets.some((secret) => nodeValue?.includes(secret)),
      )
      .map(() => `text of <${element.tagName.toLowerCase()}>`),
  ]);
  return { typed, traces };
}

/** How a Social Security number looks: the specification's own example, nobody's number. */
const SPECIMEN = '123-45-6789';

/** Finds complete Social Security numbers and Chinese identity numbers anywhere in the page. */
export const openNumbers = (): string[] =>
  (
    document.documentElement.outerHTML.match(/(?<![\w-])(\d{3}-\d{2}-\d{4}|\d{17}[\dX])(?![\w-])/g) ?? []
  ).filter((number) => number !== SPECIMEN);
