/** An element that is made by copying: fixed attributes, and what it holds. */
export interface TemplateElement {
  readonly nodeId: string;
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Texts and elements in order. A text that reads data begins as one space, to be written over. */
  readonly content: readonly (TemplateElement | string)[];
}

/** Element → the template that its content was copied from. */
const filled = new WeakMap<Element, RowTemplate>();

/**
 * The content of the root of a pure host subtree, copied for every row instead of drawn by React:
 * a row then costs React one element, however many it has. React owns the root, with its attributes
 * and events, and leaves alone what is in it.
 */
export class RowTemplate {
  private made: DocumentFragment | null = null;
  private readonly ways = new Map<string, readonly number[]>();
  /** `root` itself is not copied: React draws it. */
  constructor(private readonly root: TemplateElement) {
    this.collectWays(root, []);
  }

  private collectWays(part: TemplateElement, way: readonly number[]): void {
    for (const [index, child] of part.content.entries()) {
      if (typeof child === 'string') continue;
      const below = [...way, index];
      this.ways.set(child.nodeId, below);
      this.collectWays(child, below);
    }
  }

  /** The element of a node below `holder`: a filled root, or the copy to be inserted. */
  find(holder: Node, nodeId: string): Element | null {
    const way = this.ways.get(nodeId);
    if (way === undefined) return null;
    let node: Node | null = holder;
    for (const steps of way) {
      node = node?.firstChild ?? null;
      for (let step = 0; step < steps && node !== null; step += 1) node = node.nextSibling;
    }
    return node as Element | null;
  }

  /** Puts a copy into a root that does not hold one, once `write` has filled it in. */
  fill(root: Element, write: (copy: DocumentFragment) => void): void {
    if (filled.get(root) === this) return;
    this.made ??= makeContent(this.root);
    const copy = root.ownerDocument.importNode(this.made, true);
    write(copy);
    // Interpreted again: what is there stays where it can, with its focus and its selection.
    if (root.firstChild === null) root.append(copy);
    else followContent(root, copy);
    filled.set(root, this);
  }
}

/** Creates the content in the inert document of a template, where pictures are not fetched. */
function makeContent(root: TemplateElement): DocumentFragment {
  const { content } = document.createElement('template');
  appendContent(content, root, content.ownerDocument);
  return content;
}

function appendContent(parent: Node, part: TemplateElement, inert: Document): void {
  for (const child of part.content) {
    if (typeof child === 'string') {
      parent.appendChild(inert.createTextNode(child));
      continue;
    }
    const element = inert.createElement(child.tag);
    for (const [name, value] of child.attributes) element.setAttribute(name, value);
    appendContent(element, child, inert);
    parent.appendChild(element);
  }
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function isSame(one: Node, other: Node): boolean {
  if (!isElement(one) || !isElement(other)) return one.nodeType === other.nodeType;
  return one.tagName === other.tagName && one.getAttribute('data-node') === other.getAttribute('data-node');
}

/** Gives `live` the children of `wanted`: one that is the same node stays, and follows. */
function followContent(live: Node, target: Node): void {
  let liveChild = live.firstChild;
  for (const child of [...target.childNodes]) {
    let same = liveChild;
    while (same !== null && !isSame(same, child)) same = same.nextSibling;
    if (same === null) live.insertBefore(child, liveChild);
    else {
      followNode(same, child);
      // What is in its place is not moved: that would take the focus from it.
      if (same === liveChild) liveChild = same.nextSibling;
      else live.insertBefore(same, liveChild);
    }
  }
  while (liveChild !== null) {
    const gone = liveChild;
    liveChild = liveChild.nextSibling;
    live.removeChild(gone);
  }
}

function followNode(live: Node, target: Node): void {
  if (!isElement(live) || !isElement(target)) {
    live.nodeValue = target.nodeValue;
    return;
  }
  for (const name of live.getAttributeNames()) if (!target.hasAttribute(name)) live.removeAttribute(name);
  for (const name of target.getAttributeNames()) {
    const value = target.getAttribute(name) as string;
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  followContent(live, target);
}
