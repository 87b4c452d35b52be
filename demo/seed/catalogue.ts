import { utcDay } from '../../src/protocol/time-zone.ts';
import { createRandom, type Random } from '../pictures/random.ts';
import type { MotifName } from '../pictures/motifs.ts';
import { normaliseName } from '../../server/member/games/normalise-name.ts';
import { gameTypes, type GameType } from '../../server/member/games/game-type.ts';
import { sheetOf, type Sheet } from '../vendor/sheet.ts';
import { makeVendors, type SeedVendor } from './vendors.ts';
import {
  endings,
  lotteryGroups,
  nounsOf,
  nounsOfKind,
  places,
  qualities,
  slotKinds,
  type Nouns,
} from './words.ts';

/** A game as the seed writes it. */
export interface SeedGame {
  readonly node_id: number;
  readonly game_code: string;
  readonly name: string;
  readonly search_name: string;
  readonly vendor_code: string;
  readonly game_type: GameType;
  readonly classify: string;
  readonly maintenance: boolean;
  readonly launch_date: string;
  readonly popularity: number;
  readonly motif: MotifName;
  /** Null for lotteries. */
  readonly sheet: Sheet | null;
}

/** Ten thousand together; slots are most of it, as in lobbies of this kind. */
const gameCounts: Readonly<Record<GameType, number>> = {
  RNG: 8_200,
  LIVE: 480,
  FISH: 300,
  PVP: 420,
  SPORTS: 60,
  ESPORTS: 60,
  ELOTT: 320,
  LOTT: 120,
  COCKFIGHT: 40,
};

function pickKind(random: Random, gameType: GameType): string {
  if (gameType === 'LOTT') return random.pick(lotteryGroups);
  if (gameType !== 'RNG') return '';
  let remainder = random.whole(1, 100);
  for (const [code, share] of slotKinds) {
    remainder -= share;
    if (remainder <= 0) return code;
  }
  return 'SL';
}

function inventName(random: Random, noun: string): string {
  switch (random.whole(0, 5)) {
    case 0:
      return `${random.pick(qualities)} ${noun}`;
    case 1:
      return `${random.pick(places)} ${noun}`;
    case 2:
      return `${noun} of ${random.pick(places)}`;
    case 3:
      return `${random.pick(qualities)} ${noun} ${random.pick(endings)}`;
    case 4:
      return `${random.pick(places)}’s ${random.pick(qualities)} ${noun}`;
    default:
      return `${noun} ${random.pick(endings)}: ${random.pick(places)}`;
  }
}

/** A name that no other game of the seed has. */
function takeName(random: Random, noun: string, usedNames: Set<string>): string {
  for (;;) {
    const name = inventName(random, noun);
    if (usedNames.has(name)) continue;
    usedNames.add(name);
    return name;
  }
}

interface Named {
  readonly motif: MotifName;
  readonly words: readonly string[];
}
const readNouns = (nouns: Nouns): readonly Named[] =>
  nouns.map(([motif, list]) => ({ motif, words: list.split(', ') }));

const kindNouns = new Map(Object.entries(nounsOfKind).map(([kind, nouns]) => [kind, readNouns(nouns)]));

const day = 86_400_000;
const isoDate = (time: number): string => utcDay(new Date(time));
/** Launches are spread over six and a half years: about one game in eighty is new. */
function pickLaunch(random: Random, newest: number): string {
  const age = random.next() * 2_400;
  return isoDate(newest - Math.floor(age) * day);
}

/** Few games are played much. */
const pickPopularity = (random: Random): number =>
  Math.floor(random.next() ** 4 * 9_700) + random.whole(0, 300);

/**
 * The whole catalogue, the same for the same `newestLaunch` (YYYY-MM-DD): names, vendors, sub-types,
 * dates and emblems.
 */
export function makeCatalogue(newestLaunch: string): {
  readonly vendors: readonly SeedVendor[];
  readonly games: readonly SeedGame[];
} {
  const vendors = makeVendors();
  const newest = Date.parse(newestLaunch);
  const usedNames = new Set<string>();
  let nodeId = 10_000;
  const games = gameTypes.flatMap((game_type) => {
    const random = createRandom(`catalogue-${game_type}`);
    const typeVendors = vendors.filter(({ gameType }) => gameType === game_type);
    const nouns = readNouns(nounsOf[game_type]);
    return Array.from({ length: gameCounts[game_type] }, (): SeedGame => {
      nodeId += 1;
      const classify = pickKind(random, game_type);
      const { motif, words } = random.pick(kindNouns.get(classify) ?? nouns);
      const name = takeName(random, random.pick(words), usedNames);
      const vendor = random.pick(typeVendors);
      return {
        node_id: nodeId,
        game_code: `${vendor.code}_${nodeId}`,
        name,
        search_name: normaliseName(name),
        vendor_code: vendor.code,
        game_type,
        classify,
        maintenance: random.chance(0.006),
        launch_date: pickLaunch(random, newest),
        popularity: pickPopularity(random),
        motif,
        sheet: sheetOf({ type: game_type, classify }),
      };
    });
  });
  return { vendors, games };
}
