/** Keeps the pictures that were asked for last; each is made once, however many ask at the same moment. */
export interface PictureCache {
  read(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null>;
}

export function createPictureCache(limit: number): PictureCache {
  const pictures = new Map<string, Promise<Buffer | null>>();
  return {
    read: (key, make) => {
      const entry = pictures.get(key);
      if (entry !== undefined) {
        // Put last: a Map gives its keys in the order they were set.
        pictures.delete(key);
        pictures.set(key, entry);
        return entry;
      }
      const making = make().then(
        (picture) => {
          if (picture === null) pictures.delete(key);
          return picture;
        },
        (error: unknown) => {
          pictures.delete(key);
          throw error;
        },
      );
      pictures.set(key, making);
      if (pictures.size > limit) {
        const [oldest] = pictures.keys();
        if (oldest !== undefined) pictures.delete(oldest);
      }
      return making;
    },
  };
}
