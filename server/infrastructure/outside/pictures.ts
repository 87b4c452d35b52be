/** What the platform shows pictures of; each is a folder of `/media`. */
export const pictureKinds = ['games', 'vendors', 'banners', 'rewards', 'avatars'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Rises when pictures change, so that browsers that keep them for ever ask again. */
export const pictureVersion = 1;
/** Avatars are numbered from 1 to this. */
export const avatarCount = 24;

/** Draws what has no picture file. */
export interface Pictures {
  /** SVG as text; null where there is nothing of that name. */
  draw(kind: PictureKind, name: string): Promise<string | null>;
}
