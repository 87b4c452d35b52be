import { middle, type KeptPicture } from '../address/kept-picture.ts';
import type { MediaPicture } from '../generated/settings.ts';
import { isJsonObject } from '../json/json-patches.ts';

/** The document of the library. */
export const mediaPath = 'settings/media';

/** The pictures of an index that can be read: a draft may hold anything. */
export function readPictures(document: unknown): Readonly<Record<string, MediaPicture>> {
  const pictures = isJsonObject(document) ? document['pictures'] : null;
  if (!isJsonObject(pictures)) return {};
  return Object.fromEntries(
    Object.entries(pictures).flatMap(([id, picture]) =>
      isJsonObject(picture) && typeof picture['file'] === 'string' && Number.isInteger(picture['width'])
        ? // The shape of what is left is checked as that of every document.
          [[id, picture as unknown as MediaPicture]]
        : [],
    ),
  );
}
export const toKept = ({ file, width, height, focus }: MediaPicture): KeptPicture => ({
  file,
  width,
  height,
  focus: focus === undefined ? middle : [focus.x, focus.y],
});
