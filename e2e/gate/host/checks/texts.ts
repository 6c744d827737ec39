export interface FoundText {
  text: string;
  /** `text`, or the name of the attribute. */
  as: string;
  in: string;
}

const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
];
/** Elements without interface text: code, and the text of a document on its pages and in its reading view. */
const NOT_OURS =
  'script, style, template, .textLayer, .react-pdf__Page__textContent, [data-view="reading"] [data-page] > :not([data-part])';

/** Returns every distinct text that users can see or hear, including hidden ones, which may be shown later. */
export function texts(): FoundText[] {
  const found = new Map<string, FoundText>();
  const add = (text: string | null, as: string, element: Element | null) => {
    const plain = text?.replace(/\s+/g, ' ').trim();
    if (!plain || !element || element.closest(NOT_OURS)) return;
    const place =
      element.closest('[data-quoin]')?.getAttribute('data-quoin') ?? element.tagName.toLowerCase();
    found.set(`${as} ${plain}`, { text: plain, as, in: place });
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) add(walk.currentNode.nodeValue, 'text', walk.currentNode.parentElement);
  for (const attribute of SPOKEN)
    for (const element of document.body.querySelectorAll(`[${attribute}]`))
      add(element.getAttribute(attribute), attribute, element);
  return [...found.values()];
}
