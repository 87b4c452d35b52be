import { subtractMoney } from '../../../src/protocol/money/money.ts';
import type { EndedRound } from '../shown-round.ts';
import { find } from './game-view.ts';
import { make } from './make.ts';
import type { Say } from './say.ts';

interface ListParts {
  readonly say: Say;
  readonly money: (amount: string) => string;
  readonly currency: () => string;
  readonly ask: () => Promise<readonly EndedRound[]>;
}

/** What a round came to, beside its stake: `+45.00`, `−5.00`. */
function tellNet({ say, money, currency }: ListParts, { state, stake, payout }: EndedRound): string {
  if (state === 'refunded') return say('roundRefunded');
  const net = subtractMoney(payout, stake, currency()) ?? '0';
  if (net.startsWith('-')) return `−${money(net.slice(1))}`;
  return /[1-9]/.test(net) ? `+${money(net)}` : money(net);
}

/**
 * The player's last rounds in the game, newest first; their times are in the betting record of the portal. They are asked for when the list is opened, and again after each round while
 * it is open.
 */
export function createLastRounds(parts: ListParts): { readonly refresh: () => Promise<void> } {
  const details = find<HTMLDetailsElement>('last');
  const rows = find('last-rows');
  const writeRow = (round: EndedRound): HTMLElement =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, make('bdi', {}, parts.money(round.stake))),
      make('td', {}, make('bdi', {}, tellNet(parts, round))),
    );
  async function refresh(): Promise<void> {
    if (!details.open) return;
    const rounds = await parts.ask();
    find('last-none').hidden = rounds.length > 0;
    find('last-table').hidden = rounds.length === 0;
    rows.replaceChildren(...rounds.map(writeRow));
  }
  details.addEventListener('toggle', () => {
    refresh().catch(() => {
      find('last-none').textContent = parts.say('error.offline');
    });
  });
  return { refresh };
}
