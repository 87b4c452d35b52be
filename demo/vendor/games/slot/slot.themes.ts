import type { Titles } from '../../game.ts';

/**
 * What a slot can be about: the emblem of its tile, which is the wild symbol on its reels, and the nouns of its names.
 */
export const slotTitles = {
  gem: 'Gem, Sapphire, Opal, Facet, Jewel',
  crown: 'Crown, Diadem, Throne, Coronet',
  star: 'Star, Polestar, Nova',
  shield: 'Shield, Bastion, Aegis',
  swords: 'Blades, Duel, Sabre',
  coins: 'Coins, Fortune, Bounty, Purse',
  chest: 'Chest, Hoard, Trove, Coffer',
  bell: 'Bell, Chime, Carillon',
  seven: 'Sevens, Lucky Seven, Seventh',
  key: 'Key, Lock, Gate',
  hourglass: 'Hourglass, Sands, Hour',
  trophy: 'Cup, Laurels, Trophy',
  lantern: 'Lantern, Festival, Lamplight',
  mask: 'Mask, Carnival, Masquerade',
  sun: 'Sun, Solstice, Daybreak',
  moon: 'Moon, Crescent, Midnight',
  lotus: 'Lotus, Blossom, Lily',
  flame: 'Flame, Ember, Blaze, Furnace',
  bolt: 'Bolt, Thunder, Storm',
  cherries: 'Cherries, Orchard, Fruits',
  clover: 'Clover, Meadow, Charm',
  horseshoe: 'Horseshoe, Stable, Rodeo',
  butterfly: 'Butterfly, Wings, Chrysalis',
  mushroom: 'Toadstool, Glade, Grove',
  peaks: 'Peaks, Summit, Ridge',
  planet: 'Planet, Orbit, Rings',
  comet: 'Comet, Meteor, Stardust',
  snowflake: 'Snowfall, Frost, Winter',
  leaf: 'Leaf, Bloom, Garden',
  melon: 'Melon, Harvest, Picnic',
  fox: 'Fox, Vixen',
  wolf: 'Wolf, Howl, Pack',
  tiger: 'Tiger, Stripes',
  lion: 'Lion, Mane, Pride',
  owl: 'Owl, Night Watch',
  bull: 'Bull, Prairie',
  serpent: 'Serpent, Coil',
  phoenix: 'Phoenix, Firebird',
  scarab: 'Scarab, Obelisk, Tomb',
  whale: 'Whale, Voyage',
  shell: 'Seashell, Lagoon',
  cards: 'Aces, Joker Hand',
} satisfies Titles;
export type SlotEmblem = keyof typeof slotTitles;

/** Emblems that are seen together, from the symbol that pays least to the one that pays most. */
const families: readonly (readonly SlotEmblem[])[] = [
  ['cherries', 'melon', 'clover', 'horseshoe', 'bell', 'star', 'seven', 'cards'],
  ['coins', 'key', 'shield', 'swords', 'lantern', 'mask', 'hourglass', 'chest', 'trophy', 'gem', 'crown'],
  ['snowflake', 'peaks', 'moon', 'comet', 'planet', 'bolt', 'sun', 'star'],
  ['mushroom', 'leaf', 'butterfly', 'shell', 'clover', 'lotus', 'flame', 'whale'],
  ['owl', 'fox', 'scarab', 'bull', 'wolf', 'serpent', 'lion', 'tiger', 'phoenix'],
];
/** Symbols on the reels beside the wild one. */
const plainSymbols = 6;

const isSlotEmblem = (name: string): name is SlotEmblem => Object.hasOwn(slotTitles, name);

/**
 * The seven symbols of a slot, from the one that pays least to the wild one.
 * @param emblem Of the entry's picture; entries of other vendors have none, and get sevens.
 * @param id Number of the entry: two slots with the same emblem differ in the others.
 */
export function symbolsOf(emblem: string, id: number): readonly SlotEmblem[] {
  const wild = isSlotEmblem(emblem) ? emblem : 'seven';
  const family = families.find((members) => members.includes(wild)) ?? [];
  const others = family.filter((member) => member !== wild);
  const left = new Set(
    Array.from({ length: others.length - plainSymbols }, (_, index) => others[(id + index) % others.length]),
  );
  return [...others.filter((member) => !left.has(member)), wild];
}
