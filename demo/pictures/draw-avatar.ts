import { avatarCount } from '../../server/infrastructure/outside/pictures.ts';
import { findMotif, type MotifName } from './motifs.ts';
import { palettes } from './palettes.ts';
import { createPen, disc, fill, put } from './pen.ts';
import { writePaints } from './paints.ts';

const heroes: readonly MotifName[] = [
  'fox',
  'wolf',
  'tiger',
  'lion',
  'owl',
  'bull',
  'phoenix',
  'turtle',
  'octopus',
  'whale',
  'butterfly',
  'rocket',
];

/** Draws the avatar of a number from 1 to `avatarCount`, or null: the heroes in two sets of colours. */
export function drawAvatar(number: number): string | null {
  const hero = heroes[(number - 1) % heroes.length];
  const palette = palettes[(number * 5) % palettes.length];
  if (
    !Number.isInteger(number) ||
    number < 1 ||
    number > avatarCount ||
    hero === undefined ||
    palette === undefined
  )
    return null;
  const pen = createPen(palette, `avatar-${number}`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">',
    writePaints(palette),
    '<path d="M0 0H240V240H0Z" fill="url(#sky)"/>',
    fill(disc(120, 116, 124), 'url(#halo)', 0.8),
    `<g filter="url(#drop)">${put(findMotif(hero)(pen), 120, 124, 0.84)}</g>`,
    '</svg>',
  ].join('');
}
