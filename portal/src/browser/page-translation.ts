// Lets the browser translate pages. Chrome and Edge replace each text node with a <font> element, but React still refers to
// the text node: it would fail to remove it or to insert beside it, and would write new text where nobody sees it.

/** What a translation put in the place of a text node. */
const replacements = new WeakMap<Node, Element>();
let isPatched = false;

/** Keeps React and the translation of a page in step, from the first translated text on. */
export function followTranslation(page: Node): void {
  const changedTexts = new MutationObserver((changes) => {
    for (const { target } of changes) restoreText(target);
  });
  new MutationObserver((changes) => {
    for (const change of changes) {
      const [removed] = change.removedNodes;
      const translation = removed instanceof Text && removed.data.trim() !== '' && translationIn(change);
      if (removed && translation) {
        if (!isPatched) patchNodes();
        replacements.set(removed, translation);
        changedTexts.observe(removed, { characterData: true });
      }
      // React moved a translated text.
      for (const added of change.addedNodes) discardReplacement(added);
    }
  }).observe(page, { childList: true, subtree: true });
}

/** A translation replaces the text at once, or inserts its element beside the text and removes the text then. */
const translationIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node instanceof Element && node.localName === 'font',
  );

/** Shows the text that React wrote; the browser translates it again. */
function restoreText(text: Node): void {
  const replacement = replacements.get(text);
  if (text.isConnected || !replacement?.isConnected) return;
  replacements.delete(text);
  replacement.replaceWith(text);
}

function discardReplacement(text: Node): void {
  if (!text.isConnected) return;
  replacements.get(text)?.remove();
  replacements.delete(text);
}

/** Makes React's calls affect what is in the place of a node. */
function patchNodes(): void {
  isPatched = true;
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && getChildInPlace(before, this));
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = getChildInPlace(node, this);
    if (child && (child === node || child === replacements.get(node))) removeChild.call(this, child);
    else if (this.contains(node)) node.parentNode?.removeChild(node);
    return node;
  };
}

/** The child of `parent` that is, replaces or contains the node; `null` if none does. */
function getChildInPlace(node: Node, parent: Node): Node | null {
  const replacement = replacements.get(node);
  let place: Node | null = node.parentNode === parent || !replacement?.isConnected ? node : replacement;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}
