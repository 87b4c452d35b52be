import type { SiteDocuments } from '../../protocol/document/document.ts';
import type { Json } from '../../protocol/json/json.ts';
import { flattenDocument, isDivisible, restoreDocument, type FlatDocument } from './flat-document.ts';
import type { OverlayChange, SiteOverlay } from './overlay.ts';

const withValue = (
  target: Json | undefined,
  path: readonly string[],
  value: Json | undefined,
): Json | undefined => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const object = isDivisible(undefined, target) ? target : {};
  const inner = withValue(Object.hasOwn(object, key) ? object[key] : undefined, rest, value);
  const entries = Object.entries(object);
  if (inner === undefined) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    Object.hasOwn(object, key)
      ? entries.map(([name, old]) => [name, name === key ? inner : old])
      : [...entries, [key, inner]],
  );
};

const applyChanges = (flat: FlatDocument, changes: readonly OverlayChange[]): FlatDocument => {
  const parts = new Map(flat);
  for (const { part, path, value } of changes) {
    const next = withValue(parts.get(part), path, value);
    if (next === undefined) parts.delete(part);
    else parts.set(part, next);
  }
  return parts;
};

/** The site that an overlay makes of its base: holds that an overlay leaves nothing out. */
export const applyOverlay = (base: SiteDocuments, overlay: SiteOverlay): SiteDocuments => {
  const site = new Map<string, unknown>(Object.entries(base));
  for (const [path, change] of Object.entries(overlay)) {
    if (change.state === 'removed') site.delete(path);
    else if (change.state !== 'changed') site.set(path, change.document);
    else {
      const document = Object.hasOwn(base, path) ? (base[path] as Json) : null;
      const inline = new Set(change.inline);
      site.set(path, restoreDocument(applyChanges(flattenDocument(document, inline), change.changes)));
    }
  }
  return Object.fromEntries(site);
};
