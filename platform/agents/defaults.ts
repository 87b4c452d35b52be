import type { AgentDefaultValue } from '../../src/protocol/generated/wire-types.ts';
import { gameTypes, type GameType } from '../play/games/game-type.ts';
import type { MemberParts } from '../parts.ts';
import { rateStep, readRates, writeRate } from './rates.ts';

/** Product → percent, as a decimal text. */
type NamedRates = Readonly<Partial<Record<GameType, string>>>;
/** What a new account or link gets where its agent names nothing else. */
export const givenUnnamed = {
  rebates: {} as NamedRates,
  /** Days that a link brings members: no end. */
  days: null,
  /** Members that a link brings: no limit. */
  mostUses: null,
} as const;

/** Answers `agent.default`. */
export async function readDefaults(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  agentId: string,
): Promise<AgentDefaultValue> {
  const ownRates = await readRates(db, merchant, agentId);
  const { rebates, days, mostUses } = givenUnnamed;
  return {
    type: 0,
    step: writeRate(rateStep),
    rates: gameTypes.map((product) => ({
      product,
      rate: rebates[product] ?? writeRate(0),
      own: writeRate(ownRates.get(product) ?? 0),
    })),
    days,
    mostUses,
  };
}
