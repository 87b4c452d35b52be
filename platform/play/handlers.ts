import { readPlayRules } from '../protection/play-rules.ts';
import { notePresence, readPlayClock } from '../protection/play-session.ts';
import { requireMember, type Handlers } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { readSessionPlay } from './figures.ts';
import { launchGame, launchTrial } from './launch-game.ts';
import { findOpenRound } from './rounds.ts';

/** Starting games, and what a stretch of play came to. */
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
      const moment = { memberId, rules: await readPlayRules(parts), now };
      await notePresence(parts.db, moment);
      const play = await readPlayClock(parts.db, moment);
      const since = play?.startedAt ?? now;
      const { rounds, staked, won } = await readSessionPlay(parts.db, memberId, since);
      const open = await findOpenRound(parts.db, memberId);
      return {
        seconds: play?.seconds ?? null,
        isRunning: play?.isRunning ?? false,
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
