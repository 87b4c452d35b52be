/** Keeps the pictures that were asked for last; each is made once, however many ask at the same moment. */
export interface PictureCache {
  read(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null>;
}

export function createPictureCache(limit: number): PictureCache {
  const kept = new Map<string, Promise<Buffer | null>>();
  return {
    read: (key, make) => {
      const known = kept.get(key);
      if (known !== undefined) {
        // Put last: a Map gives its keys in the order they were set.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const making = make().then(
        (picture) => {
          if (picture === null) kept.delete(key);
          return picture;
        },
        (error: unknown) => {
          kept.delete(key);
          throw error;
        },
      );
      kept.set(key, making);
      if (kept.size > limit) {
        const [oldest] = kept.keys();
        if (oldest !== undefined) kept.delete(oldest);
      }
      return making;
    },
  };
}
