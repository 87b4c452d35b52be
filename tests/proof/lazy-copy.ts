import type { SiteDocuments } from '../../src/protocol/document/document.ts';

type Part = Record<string, unknown>;
export type EditableSite = Record<string, Part>;

/** JSON again, several times as fast as `structuredClone` makes it. */
const copyJson = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson);
  const copy: Part = {};
  for (const key of Object.keys(value)) copy[key] = copyJson((value as Part)[key]);
  return copy;
};

const held = new WeakMap<object, SiteDocuments>();
const originals = new WeakSet<object>();
/** Whether a document is one that copies were made of: it is never changed in place. */
export const isOriginal = (document: unknown): boolean =>
  typeof document === 'object' && document !== null && originals.has(document);

/** Documents that can be changed. Each is copied when it is asked for, so that all others stay the same objects. */
export const copyLazily = (documents: SiteDocuments): EditableSite => {
  const site = { ...documents } as EditableSite;
  for (const document of Object.values(site)) originals.add(document);
  const left = new Set<string | symbol>(Object.keys(site));
  const copy = new Proxy(site, {
    get: (target, path) => {
      if (left.delete(path)) target[String(path)] = copyJson(target[String(path)]) as Part;
      return Reflect.get(target, path) as unknown;
    },
    set: (target, path, value) => {
      left.delete(path);
      return Reflect.set(target, path, value);
    },
    deleteProperty: (target, path) => {
      left.delete(path);
      return Reflect.deleteProperty(target, path);
    },
  });
  held.set(copy, site);
  return copy;
};

/** The documents of such a copy, to be read: nothing is copied for it. */
export const documentsOf = (site: SiteDocuments): SiteDocuments => held.get(site) ?? site;
