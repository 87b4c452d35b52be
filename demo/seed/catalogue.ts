import { utcDay } from '../../src/protocol/time/time-zone.ts';
import { createRandom, type Random } from '../pictures/random.ts';
import { motifs, type MotifName } from '../pictures/motifs.ts';
import { normaliseName } from '../../platform/play/games/normalise-name.ts';
import { gameTypes, type GameType } from '../../platform/play/games/game-type.ts';
import type { CatalogueKind } from '../vendor/game.ts';
import { vendorGames } from '../vendor/generated/games.ts';
import { sheetOf, type Sheet } from '../vendor/sheet.ts';
import { listLotteries, type LotteryType } from './lotteries.ts';
import { makeVendors, type SeedVendor } from './vendors.ts';
import { endings, places, qualities, reelEndings, shares } from './words.ts';

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

/** Games of vendors, ten thousand with the lotteries; slots are most of it, as in lobbies of this kind. */
const gameCounts = {
  RNG: 8_200,
  LIVE: 872,
  FISH: 300,
  PVP: 420,
  SPORTS: 60,
  ESPORTS: 60,
  COCKFIGHT: 40,
} as const;

/** A kind of games that the vendor has: what an entry of it can be called and show. */
interface Kind {
  readonly classify: string;
  readonly share: number;
  readonly titles: readonly { readonly motif: MotifName; readonly nouns: readonly string[] }[];
}

const isMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name);

const kindCodes = Object.keys(shares);
const placeOf = ({ classify = '' }: CatalogueKind): number => kindCodes.indexOf(classify);

/** What the vendor's games can carry, so that every tile opens what it shows. */
const kindsOf = (gameType: GameType): readonly Kind[] =>
  vendorGames
    .flatMap(({ opens }) => opens)
    .filter(({ type }) => type === gameType)
    // A new game of the vendor must not change what the entries of the others are.
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ classify = '', titles }) => ({
      classify,
      share: shares[classify] ?? 1,
      titles: Object.entries(titles).flatMap(([motif, nouns]) =>
        isMotif(motif) ? [{ motif, nouns: nouns.split(', ') }] : [],
      ),
    }));

function pickKind(random: Random, kinds: readonly Kind[]): Kind {
  let remainder = random.whole(
    1,
    kinds.map(({ share }) => share).reduce((sum, share) => sum + share, 0),
  );
  const picked = kinds.find(({ share }) => {
    remainder -= share;
    return remainder <= 0;
  });
  if (picked === undefined) throw new Error('expects a game of the vendor for every category, found none');
  return picked;
}

function inventName(random: Random, noun: string, endings: readonly string[]): string {
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

const allEndings = [...endings, ...reelEndings];
const endingsOf = (classify: string): readonly string[] =>
  classify === 'SL' || classify === 'JP' ? allEndings : endings;

/** A name that no other game of the seed has. */
function takeName(random: Random, noun: string, endings: readonly string[], usedNames: Set<string>): string {
  for (;;) {
    const name = inventName(random, noun, endings);
    if (usedNames.has(name)) continue;
    usedNames.add(name);
    return name;
  }
}

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

type Dated = Pick<SeedGame, 'maintenance' | 'launch_date' | 'popularity'>;
const date = (random: Random, newest: number): Dated => ({
  maintenance: random.chance(0.006),
  launch_date: pickLaunch(random, newest),
  popularity: pickPopularity(random),
});

type VendorType = keyof typeof gameCounts;
const isOfVendors = (gameType: GameType): gameType is VendorType => Object.hasOwn(gameCounts, gameType);

/** Makes entries of one category after the other; numbers and names are taken once. */
function createMaker(newest: number, vendors: readonly SeedVendor[]) {
  const usedNames = new Set<string>();
  let nodeId = 10_000;
  const complete = (
    random: Random,
    entry: Omit<SeedGame, keyof Dated | 'node_id' | 'search_name'>,
  ): SeedGame => ({
    ...entry,
    node_id: nodeId,
    search_name: normaliseName(entry.name),
    ...date(random, newest),
  });
  return {
    makeGames: (game_type: VendorType): readonly SeedGame[] => {
      const random = createRandom(`catalogue-${game_type}`);
      const studios = vendors.filter(({ gameType }) => gameType === game_type);
      const kinds = kindsOf(game_type);
      return Array.from({ length: gameCounts[game_type] }, () => {
        nodeId += 1;
        const { classify, titles } = pickKind(random, kinds);
        const { motif, nouns } = random.pick(titles);
        const name = takeName(random, random.pick(nouns), endingsOf(classify), usedNames);
        const { code: vendor_code } = random.pick(studios);
        const game_code = `${vendor_code}_${nodeId}`;
        const sheet = sheetOf({ type: game_type, classify });
        return complete(random, { game_code, name, vendor_code, game_type, classify, motif, sheet });
      });
    },
    makeLotteries: (game_type: LotteryType): readonly SeedGame[] => {
      const random = createRandom(`catalogue-${game_type}`);
      return listLotteries(game_type).map((lottery) => {
        nodeId += 1;
        usedNames.add(lottery.name);
        return { ...complete(random, { ...lottery, game_type, sheet: null }), maintenance: false };
      });
    },
  };
}

/**
 * The whole catalogue, the same for the same `newestLaunch` (YYYY-MM-DD): names, vendors, sub-types,
 * dates and emblems. Every entry is a game that the vendor has, or a lottery of the house.
 */
export function makeCatalogue(newestLaunch: string): {
  readonly vendors: readonly SeedVendor[];
  readonly games: readonly SeedGame[];
} {
  const vendors = makeVendors();
  const maker = createMaker(Date.parse(newestLaunch), vendors);
  const games = gameTypes.flatMap((gameType) =>
    isOfVendors(gameType) ? maker.makeGames(gameType) : maker.makeLotteries(gameType),
  );
  return { vendors, games };
}
