import { requireMember, type Handlers } from '../http/call.ts';
import { hashToken } from '../http/tokens.ts';
import type { MemberParts } from '../parts.ts';
import { writeAmount } from '../wallet/amount.ts';
import { currency } from '../wallet/ledger.ts';
import { readSessionPlay } from './figures.ts';
import { launchGame } from './launch-game.ts';
import { findOpenRound } from './rounds.ts';

/** Starting games, and what a login has played. */
export function createPlayHandlers(parts: MemberParts): Pick<Handlers, 'games.launch' | 'games.session'> {
  return {
    'games.launch': (request, caller) => launchGame(parts, request, caller),
    'games.session': async (_, caller) => {
      const { since, rounds, staked, won } = await readSessionPlay(parts.db, hashToken(caller.token ?? ''));
      const open = await findOpenRound(parts.db, requireMember(caller).id);
      return {
        seconds:
          since === null
            ? 0
            : Math.max(0, Math.floor((parts.clock.now().getTime() - since.getTime()) / 1_000)),
        rounds,
        staked: writeAmount(staked),
        won: writeAmount(won),
        net: writeAmount(won - staked),
        currency: currency.code,
        currencySymbol: currency.symbol,
        openRound: open === null ? null : { nodeId: String(open.nodeId), gameName: open.name },
      };
    },
  };
}
