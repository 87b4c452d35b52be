import type { MotifName } from '../pictures/motifs.ts';
import type { GameType } from '../../server/member/games/game-type.ts';

/** Nouns of game names and the emblem that shows them. */
export type Nouns = readonly (readonly [motif: MotifName, nouns: string])[];

const slots: Nouns = [
  ['gem', 'Gem, Sapphire, Opal, Facet, Jewel'],
  ['crown', 'Crown, Diadem, Throne, Coronet'],
  ['star', 'Star, Polestar, Nova'],
  ['shield', 'Shield, Bastion, Aegis'],
  ['swords', 'Blades, Duel, Sabre'],
  ['coins', 'Coins, Fortune, Bounty, Purse'],
  ['chest', 'Chest, Hoard, Trove, Coffer'],
  ['bell', 'Bell, Chime, Carillon'],
  ['seven', 'Sevens, Lucky Seven, Seventh'],
  ['key', 'Key, Lock, Gate'],
  ['hourglass', 'Hourglass, Sands, Hour'],
  ['trophy', 'Cup, Laurels, Trophy'],
  ['lantern', 'Lantern, Festival, Lamplight'],
  ['mask', 'Mask, Carnival, Masquerade'],
  ['sun', 'Sun, Solstice, Daybreak'],
  ['moon', 'Moon, Crescent, Midnight'],
  ['lotus', 'Lotus, Blossom, Lily'],
  ['flame', 'Flame, Ember, Blaze, Furnace'],
  ['bolt', 'Bolt, Thunder, Storm'],
  ['cherries', 'Cherries, Orchard, Fruits'],
  ['clover', 'Clover, Meadow, Charm'],
  ['horseshoe', 'Horseshoe, Stable, Rodeo'],
  ['butterfly', 'Butterfly, Wings, Chrysalis'],
  ['mushroom', 'Toadstool, Glade, Grove'],
  ['peaks', 'Peaks, Summit, Ridge'],
  ['planet', 'Planet, Orbit, Rings'],
  ['comet', 'Comet, Meteor, Stardust'],
  ['snowflake', 'Snowfall, Frost, Winter'],
  ['leaf', 'Leaf, Bloom, Garden'],
  ['melon', 'Melon, Harvest, Picnic'],
  ['fox', 'Fox, Vixen'],
  ['wolf', 'Wolf, Howl, Pack'],
  ['tiger', 'Tiger, Stripes'],
  ['lion', 'Lion, Mane, Pride'],
  ['owl', 'Owl, Night Watch'],
  ['bull', 'Bull, Prairie'],
  ['serpent', 'Serpent, Coil'],
  ['phoenix', 'Phoenix, Firebird'],
  ['scarab', 'Scarab, Obelisk, Tomb'],
  ['dice', 'Dice, Roll'],
  ['wheel', 'Wheel, Spin'],
  ['rocket', 'Rocket, Launch, Liftoff'],
  ['whale', 'Whale, Voyage'],
  ['shell', 'Seashell, Lagoon'],
  ['cards', 'Aces, Joker Hand'],
];

/** What each category's games are named and drawn after. */
export const nounsOf: Readonly<Record<GameType, Nouns>> = {
  RNG: slots,
  LIVE: [
    ['roulette', 'Roulette, Speed Roulette, Auto Roulette, Grand Roulette'],
    ['pair', 'Baccarat, Speed Baccarat, Squeeze Baccarat, Dragon Tiger'],
    ['chips', 'Blackjack, Blackjack Lounge, Casino Hold’em'],
    ['dice', 'Sic Bo, Speed Sic Bo'],
    ['wheel', 'Money Wheel, Wheel Show'],
    ['cards', 'Andar Bahar, Three Card, Teen Patti'],
  ],
  FISH: [
    ['octopus', 'Kraken Hunt, Octopus Bay'],
    ['shark', 'Shark Run, Fin Patrol'],
    ['fish', 'Fishing, Golden Catch, Shoal'],
    ['turtle', 'Turtle Tide, Turtle Isle'],
    ['crab', 'Crab King, Pincer Bay'],
    ['jellyfish', 'Jelly Glow, Drifters'],
    ['whale', 'Whale Song, Deep Giant'],
    ['shell', 'Pearl Diver, Pearl Reef'],
  ],
  PVP: [
    ['cards', 'Rummy, Tongits, Pusoy, Big Two'],
    ['mahjong', 'Mahjong, Two-Player Mahjong, Riverside Mahjong'],
    ['dominoes', 'Domino, Gaple, Block Domino'],
    ['knight', 'Banker Bull, Knight Duel, Chess Rush'],
    ['pair', 'Dragon Duel, High Card'],
    ['dice', 'Color Dice, Dice Duel'],
    ['chips', 'Hold’em Table, Poker Night'],
  ],
  SPORTS: [
    ['soccer', 'Football, Futsal'],
    ['basketball', 'Basketball, Streetball'],
    ['tennis', 'Tennis, Table Tennis'],
    ['glove', 'Boxing, Fight Night'],
    ['trophy', 'Sportsbook, Live Sports'],
  ],
  ESPORTS: [
    ['controller', 'Arena, League'],
    ['crosshair', 'Shooter Cup, Precision'],
    ['headset', 'Squad Series, Masters'],
    ['swords', 'Battle Series, Clash'],
    ['rocket', 'Rocket Rally, Turbo Cup'],
  ],
  ELOTT: [
    ['balls', 'Keno, Lucky Balls, Bingo Rush'],
    ['drum', 'Bingo, Tumble Draw'],
    ['ticket', 'Scratch, Instant Ticket'],
    ['wheel', 'Number Wheel, Color Spin'],
  ],
  LOTT: [
    ['balls', 'Five Star, Mark Six, Lucky 28'],
    ['drum', '3D, Pick Three, Eleven Five'],
    ['dice', 'Fast Three, Trio'],
    ['ticket', 'Mega Draw, Sunday Six'],
    ['rocket', 'Ten Cars, Speed Ten'],
  ],
  COCKFIGHT: [
    ['emblems', 'Derby, Sabong, Spur Match, Dawn Match'],
    ['trophy', 'Grand Derby, Champion Cup'],
  ],
};

/** Sub-types of slot vendors' games that have their own nouns for names and pictures. */
export const nounsOfKind: Readonly<Record<string, Nouns>> = {
  TG: [['roulette', 'Roulette, European Roulette, Single-Zero Roulette']],
  CG: [
    ['pair', 'High Card, Hi-Lo'],
    ['cards', 'Higher or Lower, High Low'],
  ],
  VP: [['cards', 'Jacks or Better, Video Poker, Draw Poker, Five-Card Draw']],
  BG: [
    ['balls', 'Bingo, Ninety Ball, Seventy-Five Ball'],
    ['drum', 'Bingo Hall, Tumble Bingo'],
  ],
  SC: [['ticket', 'Scratch, Scratch Card, Instant Win']],
};

/** Invented places and people, so that no name is a trademark. */
export const places =
  'Velmara Orrin Tarn Kestrin Nimbara Quillon Sabrel Ostrava Lumara Marrow Cindral Halvane Ixtara Pellow Thornby Arlo Brisca Caldera Dorvane Elsmere Farrow Galdor Havenne Isolde Jorvane Kallisto Lorne Mirelle Norvane Oriel Pavane Quessa Rovane Sorrel Tamsin Ulmara Vesper Wenlock Xandria Yarrow Zephra Ambra Belmar Corvin Delphane Emberly Fenwick Gavotte Hollis Inara Jessamy Kirrin Lisandra Morwen Nerine Ostara Perrin Rosalin Selwyn Tavish Ursine Valdane Whitlow'.split(
    ' ',
  );
export const qualities =
  'Amber Ancient Azure Blazing Bright Clever Copper Crimson Dancing Daring Distant Dreaming Emerald Enchanted Endless Fabled Fearless Flying Gilded Glowing Grand Hidden Iron Ivory Jade Laughing Lively Lost Lucky Marble Mellow Merry Mighty Misty Noble Painted Quiet Radiant Restless Rolling Royal Rustic Scarlet Secret Shining Silent Silver Singing Soaring Sunlit Swift Twin Velvet Wandering Whispering Wild'.split(
    ' ',
  );
export const endings =
  'Deluxe Quest Rise Trail Nights Legends Express Parade Road Rally Story Kingdom Harbour Tales Reborn Fever Cascade Lines Ways Spins'.split(
    ' ',
  );

/** English names of lottery groups by code. */
export const lotteryGroups = ['SSC', '11X5', 'K3', 'PK10', 'LHC', '3D'] as const;
/** Sub-types of slot vendors' games and their share in 100. */
export const slotKinds = [
  ['SL', 74],
  ['JP', 6],
  ['TG', 4],
  ['CG', 2],
  ['AC', 5],
  ['VP', 3],
  ['BG', 2],
  ['SC', 2],
  ['CR', 2],
] as const;
