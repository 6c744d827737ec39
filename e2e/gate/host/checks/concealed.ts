import { shown } from './elements';

const CONCEALED = 'input[data-concealed], input[type="password"]';

/** Marks every input for a concealed number, and returns their count. */
export function concealedBoxes(): number {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(CONCEALED)].filter(
    (box) => !box.disabled && !box.readOnly && shown(box),
  );
  boxes.forEach((box, index) => box.setAttribute('data-gate-concealed', String(index)));
  return boxes.length;
}

/** Returns where the content of a concealed input, raw or formatted, appears in attributes or text of the page. */
export function getTraces(place: number): { typed: string; traces: string[] } {
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

/** An example of the format from the specification; not a real number. */
const SPECIMEN = '123-45-6789';

/** Finds complete Social Security numbers and Chinese identity numbers anywhere in the page. */
export const openNumbers = (): string[] =>
  (
    document.documentElement.outerHTML.match(/(?<![\w-])(\d{3}-\d{2}-\d{4}|\d{17}[\dX])(?![\w-])/g) ?? []
  ).filter((number) => number !== SPECIMEN);
