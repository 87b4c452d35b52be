import type { Place } from './pointer.ts';

/**
 * Place of a compiled node in its source document. Content of a fragment is found at the use of
 * the fragment (`hdr/logo` at `hdr`); the root of the document where nothing fits.
 */
export const findNodePlace = (source: unknown, nodeId: string): Place => {
  const rootId = nodeId.split('/')[0];
  const search = (value: unknown, place: readonly (string | number)[]): Place | null => {
    if (typeof value !== 'object' || value === null) return null;
    if (!Array.isArray(value) && place.length > 0 && 'id' in value && value.id === rootId) return place;
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, inner] of entries) {
      const innerPlace = search(inner, [...place, key]);
      if (innerPlace !== null) return innerPlace;
    }
    return null;
  };
  return rootId === undefined || rootId === '' ? [] : (search(source, []) ?? []);
};
