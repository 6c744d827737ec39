import { getName } from './elements';

const SELECTED = 'a[aria-current="page"], button[aria-pressed="true"], [role="tab"][aria-selected="true"]';
const LEVELS = 4;

/** With forced colours: returns what is selected and looks like what is not. */
export const lostSelections = (): string[] =>
  [...document.querySelectorAll(SELECTED)].flatMap((element) => {
    const other = element.checkVisibility() && findOther(element);
    return other && look(other) === look(element) ? [`${getName(element)} does not look selected`] : [];
  });

/** The nearest element of the same kind that is not selected. */
function findOther(element: Element): Element | undefined {
  let place = element.parentElement;
  for (let level = 0; place && level < LEVELS; level += 1, place = place.parentElement) {
    const [other] = [...place.querySelectorAll(element.tagName)].filter(
      (each) => !each.matches(SELECTED) && each.className === element.className,
    );
    if (other) return other;
  }
  return undefined;
}

const look = (element: Element): string =>
  ['', '::before', '::after']
    .map((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return '';
      const { backgroundColor, color, borderTopColor, borderBottomColor, fontWeight, outlineStyle } = style;
      return [backgroundColor, color, borderTopColor, borderBottomColor, fontWeight, outlineStyle].join();
    })
    .join();
