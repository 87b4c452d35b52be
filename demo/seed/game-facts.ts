import { createRandom, type Random } from '../pictures/random.ts';
import { pickGame } from '../vendor/find-game.ts';
import type { GameFeature, GameType, Volatility } from '../../server/member/games/game-type.ts';

/** What a provider would tell about a game. Stakes in hundredths of the currency's unit. */
export interface GameFacts {
  readonly rtp: number | null;
  readonly volatility: Volatility | null;
  readonly features: readonly GameFeature[];
  readonly stakes: { readonly least: bigint; readonly most: bigint } | null;
}

/**
 * What the game that the entry opens gives back, in hundredths of a percent: of its first way to play. Books and
 * lotteries have prices, not returns of the game.
 */
function returnOf(gameType: GameType, classify: string): number | null {
  if (['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'].includes(gameType)) return null;
  const [usual] = pickGame({ type: gameType, classify }).ways;
  return usual === undefined ? null : Number((usual.rtp.over * 10_000n) / usual.rtp.under);
}
const slotFeatures: readonly GameFeature[] = [
  'free-spins',
  'multipliers',
  'cascades',
  'hold-and-win',
  'bonus-buy',
];
const leastStakes = [10n, 20n, 50n, 100n, 200n, 500n, 1_000n];
/** A slot is played from less than a table. */
const firstStake: Readonly<Partial<Record<GameType, number>>> = { LIVE: 3, PVP: 2, LOTT: 1, ELOTT: 1 };

const isReel = (classify: string): boolean => ['SL', 'JP', 'AC', 'CR'].includes(classify);

function pickFeatures(random: Random, gameType: GameType, classify: string): readonly GameFeature[] {
  if (gameType === 'LIVE') return random.chance(0.6) ? ['side-bets'] : [];
  if (gameType === 'PVP' || gameType === 'FISH') return ['several-players'];
  if (gameType !== 'RNG') return [];
  const jackpot: readonly GameFeature[] = classify === 'JP' ? ['jackpot'] : [];
  if (!isReel(classify)) return classify === 'TG' && random.chance(0.3) ? ['side-bets'] : jackpot;
  return [...slotFeatures.filter(() => random.chance(0.35)), ...jackpot];
}

const pickVolatility = (random: Random, features: readonly GameFeature[]): Volatility => {
  const calm = features.includes('jackpot') || features.includes('bonus-buy') ? 0.1 : 0.35;
  const at = random.next();
  return at < calm ? 'low' : at < calm + 0.4 ? 'medium' : 'high';
};

/** Books of sports have prices, not returns or stakes of the game. */
const hasFacts = (gameType: GameType): boolean => !['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(gameType);

/** The same facts for the same game, whatever the catalogue around it. */
export function drawFacts(nodeId: number, gameType: GameType, classify: string): GameFacts {
  const random = createRandom(`facts-${nodeId}`);
  const features = pickFeatures(random, gameType, classify);
  if (!hasFacts(gameType)) return { rtp: null, volatility: null, features, stakes: null };
  const isReelGame = gameType === 'RNG' && isReel(classify);
  const first = firstStake[gameType] ?? 0;
  const least = leastStakes[random.whole(first, first + 3)] ?? 100n;
  return {
    rtp: returnOf(gameType, classify),
    volatility: isReelGame || gameType === 'FISH' ? pickVolatility(random, features) : null,
    features,
    stakes: { least, most: least * random.pick([100n, 200n, 500n, 1_000n]) },
  };
}
