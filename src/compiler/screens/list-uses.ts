/** What others have to know of a document without compiling it. */
export interface DocumentOutline {
  /** Paths of the fragments, menus and modals that it names directly. */
  readonly uses: ReadonlySet<string>;
  /** First names below `ui.page` that its actions set. */
  readonly sets: ReadonlySet<string>;
}
interface Uses {
  readonly uses: Set<string>;
  readonly sets: Set<string>;
}

const pageName = /^ui\.page\.([^.]+)/;

const visit = (value: unknown, uses: Uses): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, uses);
    return;
  }
  const object = value as Readonly<Record<string, unknown>>;
  if (typeof object.use === 'string' && object.use.startsWith('fragment:'))
    uses.uses.add(`fragments/${object.use.slice('fragment:'.length)}`);
  if (typeof object.menu === 'string') uses.uses.add(`menus/${object.menu}`);
  if (object.do === 'open' && typeof object.modal === 'string') uses.uses.add(`modals/${object.modal}`);
  if (object.do === 'set' && typeof object.path === 'string') {
    const name = pageName.exec(object.path)?.[1];
    if (name !== undefined) uses.sets.add(name);
  }
  for (const entry of Object.values(object)) visit(entry, uses);
};

export const outlineDocument = (document: unknown): DocumentOutline => {
  const result: Uses = { uses: new Set(), sets: new Set() };
  visit(document, result);
  return result;
};

/** Document path → its outline; documents without actions, or that are not safe to read, have none. */
export type Outlines = ReadonlyMap<string, DocumentOutline>;

/** The fragments and menus that are inlined into a document, in any depth. */
export const listInlined = (outlines: Outlines, path: string): ReadonlySet<string> => {
  const names = new Set<string>();
  const queue = [path];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const use of outlines.get(next)?.uses ?? []) {
      if (use.startsWith('modals/') || names.has(use)) continue;
      names.add(use);
      queue.push(use);
    }
  }
  return names;
};

/** Documents with actions. */
export const hasActions = (path: string): boolean =>
  /^(?:shell$|pages\/|modals\/|fragments\/|menus\/)/.test(path);

/** Every name that some document sets below `ui.page`, sorted; null while one of them is broken. */
export const listPageNames = (outlines: Outlines, names: ReadonlySet<string>): readonly string[] | null => {
  // What a broken document sets is not known, so nothing can be said to be set by none.
  if ([...names].some((path) => hasActions(path) && !outlines.has(path))) return null;
  return [...new Set([...outlines.values()].flatMap(({ sets }) => [...sets]))].sort();
};
