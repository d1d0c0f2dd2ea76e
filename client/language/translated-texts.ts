// Keeps pages working while the browser translates them. The translation replaces React's text nodes with <font>
// elements, so React's changes fail (github.com/facebook/react/issues/11538).

/** Maps each text node to the element that shows its translation. */
const shownBy = new WeakMap<Node, Node>();
let isTranslated = false;

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === "FONT";

function standing(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  const shown = shownBy.get(child);
  return shown?.parentNode === parent ? shown : null;
}

function showChanges(records: readonly MutationRecord[]): void {
  for (const { target } of records) {
    const shown = shownBy.get(target);
    if (shown && !target.isConnected) shown.textContent = target.nodeValue;
  }
}

/**
 * Finds translated texts. Some browsers replace the text with a <font>. Others first insert the <font> beside the text.
 */
function findTranslated(records: readonly MutationRecord[], texts: MutationObserver): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [removed] = removedNodes;
    if (removed?.nodeType !== Node.TEXT_NODE) continue;
    const shown = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!shown) continue;
    isTranslated = true;
    shownBy.set(removed, shown);
    texts.observe(removed, { characterData: true });
  }
}

/** Must be called before the hydration. */
export function followTranslations(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const found = standing(this, child);
    // If the page is not translated, the error is a real bug and must be thrown.
    if (found || !isTranslated) removeChild.call(this, found ?? child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    const found = before && standing(this, before);
    insertBefore.call(this, child, isTranslated ? found : before);
    return child;
  };
  const texts = new MutationObserver(showChanges);
  const pages = new MutationObserver((records) => findTranslated(records, texts));
  pages.observe(document.body, { childList: true, subtree: true });
}
