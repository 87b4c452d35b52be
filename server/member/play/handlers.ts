import { readPlayRules } from '../responsible-gaming/play-rules.ts';
import { findPlaySession } from '../responsible-gaming/play-session.ts';
import { requireMember, type Handlers } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import { readMemberCurrency } from '../wallet/currency.ts';
import { readSessionPlay } from './figures.ts';
import { launchGame, launchTrial } from './launch-game.ts';
import { findOpenRound } from './rounds.ts';

/** Starting games, and what a play session came to. */
export function createHandlers(
  parts: MemberParts,
): Pick<Handlers, 'games.launch' | 'games.trialLaunch' | 'games.session'> {
  return {
    'games.launch': (request, caller) => launchGame(parts, request, caller),
    'games.trialLaunch': (request, caller) => launchTrial(parts, request, caller),
    'games.session': async (_, caller) => {
      const { id: memberId } = requireMember(caller);
      const currency = await readMemberCurrency(parts.db, memberId);
      const now = parts.clock.now();
      const session = await findPlaySession(parts.db, { memberId, rules: await readPlayRules(parts), now });
      const since = session?.started_at ?? now;
      const { rounds, staked, won } = await readSessionPlay(parts.db, memberId, since);
      const open = await findOpenRound(parts.db, memberId);
      return {
        seconds: Math.floor((now.getTime() - since.getTime()) / 1_000),
        rounds,
        staked: writeMoney(staked, currency.code),
        won: writeMoney(won, currency.code),
        net: writeMoney(won - staked, currency.code),
        currency: currency.code,
        currencySymbol: currency.symbol,
        openRound: open === null ? null : { nodeId: String(open.nodeId), gameName: open.name },
      };
    },
  };
}
