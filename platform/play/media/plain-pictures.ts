import type { Database } from '../../../server/db/database.ts';
import {
  avatarCount,
  type PictureKind,
  type Pictures,
} from '../../../server/infrastructure/outside/pictures.ts';

const sizes: Readonly<Record<PictureKind, readonly [width: number, height: number]>> = {
  games: [360, 480],
  vendors: [320, 120],
  banners: [1_200, 480],
  rewards: [480, 270],
  avatars: [240, 240],
};

const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
/** The first letter or digit of the first two words. */
const initialsOf = (title: string): string =>
  title
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Initials in a quiet colour that the name chooses: a place holder until there is a picture. */
const drawInitials = (kind: PictureKind, title: string): string => {
  const [width, height] = sizes[kind];
  const hue = [...title].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);
  const size = Math.round(Math.min(width, height) * 0.4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="hsl(${hue} 30% 34%)"/>`,
    `<text x="${width / 2}" y="${height / 2}" dy="0.35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="${size}" fill="#fff">${escapeText(initialsOf(title))}</text>`,
    '</svg>',
  ].join('');
};

/** What the picture is named after; null where there is no such thing. */
async function findTitle(db: Database, kind: PictureKind, name: string): Promise<string | null> {
  if (kind === 'avatars') return /^[1-9]\d?$/.test(name) && Number(name) <= avatarCount ? name : null;
  if (kind === 'vendors')
    return (
      (await db.selectFrom('game_vendor').select('name').where('code', '=', name).executeTakeFirst())?.name ??
      null
    );
  if (kind === 'games') {
    const id = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : 0;
    const game = await db.selectFrom('game').select('name').where('node_id', '=', id).executeTakeFirst();
    return game?.name ?? null;
  }
  return /^[a-z][a-z0-9-]{0,39}$/.test(name) ? name : null;
}

/** Pictures of an installation that has no pictures yet. */
export const createPlainPictures = (db: Database): Pictures => ({
  draw: async (kind, name) => {
    const title = await findTitle(db, kind, name);
    return title === null ? null : drawInitials(kind, title);
  },
});
