/**
 * Lets React work on a page that the browser translates; to be called before React renders. A
 * translator wraps each text in `<font>`, or puts other nodes in its place, while React still holds
 * the text: taking it out or inserting before it throws, and the page is lost; writing to it changes
 * nothing on the screen (React's issue 11538).
 *
 * Here a text that was moved is found where it is now. One that was taken away is brought back as
 * soon as React touches it, with the others of its element, whose sentence it shares; the translator
 * sees them as new and translates them again.
 * @returns what undoes it.
 */
export function tolerateMovedNodes(): () => void {
  const nodes = Node.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called with a node below
  const { appendChild, insertBefore, removeChild } = nodes;
  const swaps = watchSwaps();

  nodes.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === null) bringBack(child, this);
    for (let node: Node | null = child; node !== null && node !== this;) {
      const above: Node | null = this.contains(node) ? node.parentNode : null;
      if (above !== null) removeChild.call(above, node);
      // A wrapper that is left empty goes with its text.
      node = above?.hasChildNodes() === false ? above : null;
    }
    return child;
  };
  nodes.insertBefore = function insertMoved<T extends Node>(
    this: Node,
    node: T,
    at: Node | null,
  ): T {
    if (swaps.has(node)) bringBack(node, this);
    if (at?.parentNode === null) bringBack(at, this);
    insertBefore.call(this, node, childAbove(at, this));
    return node;
  };
  nodes.appendChild = function appendMoved<T extends Node>(this: Node, node: T): T {
    if (swaps.has(node)) bringBack(node, this);
    appendChild.call(this, node);
    return node;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string | null) {
      if (this.parentNode === null) bringBack(this);
      this.data = text ?? '';
    },
  });

  /** Into this parent only, where it is given: a translator may be about to put the text elsewhere. */
  function bringBack(node: Node, parent?: Node): void {
    const swap = node.nodeType === Node.TEXT_NODE ? swaps.take(node, parent) : undefined;
    if (swap === undefined) return;
    for (const gone of swap.gone.toReversed()) {
      if (gone.text !== node && !isHeld(gone.text)) continue;
      insertBefore.call(swap.parent, gone.text, placeOf(gone, swap));
    }
    for (const came of swap.came) {
      if (came.parentNode === swap.parent) removeChild.call(swap.parent, came);
    }
  }

  return () => {
    Object.assign(nodes, { appendChild, insertBefore, removeChild });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
    swaps.stop();
  };
}

/** Changes that others made to the texts of one element. */
type Swap = {
  parent: Node;
  /** React's texts that were taken out, each with its neighbours at that time. */
  gone: Gone[];
  /** The nodes that were put there instead. */
  came: Node[];
};

type Gone = { text: Node; previous: Node | null; next: Node | null };

function watchSwaps() {
  const byParent = new WeakMap<Node, Swap>();
  const byText = new WeakMap<Node, Swap>();
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  function note(records: readonly MutationRecord[]): void {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) if (isStrange(node)) swapIn(target).came.push(node);
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !isHeld(text)) continue;
        const swap = swapIn(target);
        swap.gone.push({ text, previous: previousSibling, next: nextSibling });
        byText.set(text, swap);
      }
    }
  }

  function swapIn(parent: Node): Swap {
    const swap = byParent.get(parent) ?? { parent, gone: [], came: [] };
    byParent.set(parent, swap);
    return swap;
  }

  return {
    /** Whether it was taken out before the current task; changes within the task do not count. */
    has: (text: Node) => byText.has(text),
    /** The swap that took this text out of this parent, or out of any; it is then forgotten. */
    take(text: Node, parent?: Node): Swap | undefined {
      note(observer.takeRecords());
      const swap = byText.get(text);
      if (swap === undefined || swap.parent !== (parent ?? swap.parent)) return undefined;
      byParent.delete(swap.parent);
      for (const gone of swap.gone) byText.delete(gone.text);
      return swap;
    },
    stop: () => observer.disconnect(),
  };
}

/** React writes its fiber on each of its nodes, and clears the fiber's node when it drops the node. */
function isHeld(text: Node): boolean {
  const notes: unknown[] = Object.values(text);
  return notes.some(
    (note) => typeof note === 'object' && note !== null && Reflect.get(note, 'stateNode') === text,
  );
}

/** A text or wrapper that React does not know. */
function isStrange(node: Node): boolean {
  const isText = node.nodeType === Node.TEXT_NODE || node.nodeName === 'FONT';
  return isText && Object.keys(node).length === 0;
}

function placeOf({ previous, next }: Gone, { parent, came }: Swap): Node | null {
  if (previous?.parentNode === parent) return previous.nextSibling;
  if (next?.parentNode === parent) return next;
  return came.find((node) => node.parentNode === parent) ?? null;
}

/** The child of this parent that is the node or holds it; null where there is none. */
function childAbove(node: Node | null, parent: Node): Node | null {
  let child = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}
