/** Where an address is gone to or loaded as code; no browser runs the address of a picture. */
const addresses = new Set(['href', 'action', 'formaction', 'srcdoc', 'xlink:href']);
const blanks = /[\u0000-\u0020\u007f-\u009f]/g;
const dangerous = new RegExp(
  `^(?:${['java', 'script'].join('')}|vbscript|data:text|data:application|data:image/svg)`,
  'i',
);
const handler = /^on/i;
const forbidden = new Set('script iframe object embed base meta frame frameset link style'.split(' '));

/** The element and attributes of it that could run code, wherever the browser would let them. */
const judge = (element: Element, found: Set<string>): void => {
  if (forbidden.has(element.localName)) found.add(`drawn: <${element.localName}>`);
  for (const name of element.getAttributeNames()) {
    if (handler.test(name)) found.add(`drawn: attribute ${name}`);
    else if (addresses.has(name)) {
      const value = element.getAttribute(name) ?? '';
      if (dangerous.test(value.replaceAll(blanks, ''))) found.add(`drawn: ${name}="${value.slice(0, 60)}"`);
    }
  }
};

export interface DangerWatch {
  /** Faults in what was drawn or changed since the last call, and is still there. */
  look(): readonly string[];
}

/** Watches for elements and attributes below `root` that could run code. What stays as it was is judged once. */
export const watchDanger = (root: Element): DangerWatch => {
  let drawn = new Set<Element>();
  let changed = new Set<Element>();
  const note = (records: readonly MutationRecord[]): void => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') changed.add(target as Element);
      else for (const node of addedNodes) if (node instanceof Element) drawn.add(node);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(root, { subtree: true, childList: true, attributes: true });
  return {
    look: () => {
      note(observer.takeRecords());
      const found = new Set<string>();
      const judged = new Set<Element>();
      for (const element of drawn) {
        // What was drawn into it later was judged with it.
        if (judged.has(element) || !root.contains(element)) continue;
        for (const one of [element, ...element.querySelectorAll('*')]) {
          judged.add(one);
          judge(one, found);
        }
      }
      for (const element of changed)
        if (!judged.has(element) && root.contains(element)) judge(element, found);
      drawn = new Set();
      changed = new Set();
      return [...found];
    },
  };
};
