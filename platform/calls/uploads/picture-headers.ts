import type { PictureType } from './clean-picture.ts';

/**
 * Headers of a picture from a member: shown as a picture or saved, never opened as a page, never stored by
 * caches in between.
 */
export const pictureHeaders = (type: PictureType): Readonly<Record<string, string>> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="proof.${type === 'image/png' ? 'png' : 'jpg'}"`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});
