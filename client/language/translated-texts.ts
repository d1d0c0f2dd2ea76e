// Keeps pages working that a browser translates. Its translation puts a <font> in the place of each text node; React
// still holds the text nodes, and fails as it removes one or inserts beside one (github.com/facebook/react/issues/11538).

/** The element that shows the translation of a text node. */
const shownBy = new WeakMap<Node, Node>();
let isTranslated = false;

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === "FONT";

/** What stands below a parent for this child: the child, its translation, or nothing. */
function standing(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  const shown = shownBy.get(child);
  return shown?.parentNode === parent ? shown : null;
}

/** A number that changes after it was translated is shown as it is; the browser may translate it again. */
function showChanges(records: readonly MutationRecord[]): void {
  for (const { target } of records) {
    const shown = shownBy.get(target);
    if (shown && !target.isConnected) shown.textContent = target.nodeValue;
  }
}

/** Finds texts whose place a <font> has taken, in one step or by inserting it beside the text first. */
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

/** Before React takes the page over. */
export function followTranslations(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const found = standing(this, child);
    // Without a translation it is a fault, which stays one.
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
