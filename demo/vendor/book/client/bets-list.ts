import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';
import type { RoundView } from '../../shown-round.ts';
import { writeOdds } from '../markets.ts';
import type { LegView, SlipPicture } from '../views.ts';
import { namePick, writeCountdown } from './words.ts';

type Slip = RoundView<SlipPicture>;
interface BetsParts {
  readonly say: Say;
  readonly money: (amount: string) => string;
}
export const isWaiting = ({ state }: Slip): boolean => state === 'open';

/** Bets of the player: those that wait for their matches, and those that have ended. */
export function makeBetsList({ say, money }: BetsParts) {
  const open = make('ul', { class: 'bets' });
  const settled = make('ul', { class: 'bets' });
  const openTitle = make('h2');
  const none = make('p', { class: 'empty' }, say('noBets'));
  const past = make('details', {}, make('summary', {}, say('settledBets')), settled);
  const element = make('section', { class: 'mine', 'aria-label': say('bets') }, openTitle, none, open, past);
  let shownKey = '';
  let slips: readonly Slip[] = [];

  /** Where a leg is: its verdict, the score of its match, or when it begins. */
  function tellLeg({ verdict, play, kickOffAt }: LegView, now: number): string {
    const score = `${play.score.home}–${play.score.away}`;
    if (verdict !== null) return say(`leg.${verdict}`, { score });
    if (play.state === 'live')
      return say('leg.live', { score, unit: say('unit', { unit: String(play.unit) }) });
    return say('kickOffIn', { time: `\u2066${writeCountdown(kickOffAt - now)}\u2069` });
  }
  const makeLeg = (leg: LegView, now: number): HTMLElement =>
    make(
      'li',
      { 'data-state': leg.verdict ?? leg.play.state },
      make('span', { class: 'mark', 'aria-hidden': 'true' }),
      make(
        'div',
        {},
        make('b', {}, make('bdi', {}, namePick(say, leg, leg))),
        make(
          'span',
          { class: 'market' },
          make('bdi', {}, say('match', leg as Pick<LegView, 'home' | 'away'>)),
        ),
        make(
          'span',
          {
            class: 'leg-state',
            ...(leg.play.state === 'sold' ? { 'data-kick-off': String(leg.kickOffAt) } : {}),
          },
          tellLeg(leg, now),
        ),
      ),
      make('span', { class: 'odds' }, writeOdds(leg.odds)),
    );
  function tellSlip({ state, payout, stake, picture }: Slip): string {
    if (state === 'open') return say('slipOpen', { possible: money(picture?.possible ?? '0') });
    if (state === 'refunded' || state === 'refunding') return say('slipVoid', { stake: money(stake) });
    return /[1-9]/.test(payout) ? say('slipWon', { amount: money(payout) }) : say('slipLost');
  }
  function makeSlip(slip: Slip, now: number): HTMLElement {
    const legs = slip.picture?.legs ?? [];
    const kind = legs.length > 1 ? say('accumulator', { legs: String(legs.length) }) : say('single');
    return make(
      'li',
      { class: 'bet', 'data-state': slip.state === 'paying' ? 'won' : slip.state },
      make(
        'p',
        { class: 'bet-head' },
        make('b', {}, legs.length === 0 ? say('slip') : kind),
        make(
          'span',
          {},
          make('bdi', {}, money(slip.stake)),
          ...(slip.picture === null || legs.length === 0 ? [] : [` × ${slip.picture.odds}`]),
        ),
      ),
      make('ul', { class: 'legs' }, ...legs.map((leg) => makeLeg(leg, now))),
      make('p', { class: 'bet-end' }, tellSlip(slip)),
    );
  }
  return {
    element,
    show: (rounds: readonly Slip[], now: number): void => {
      slips = rounds;
      const key = JSON.stringify(rounds.map(({ id, state, picture }) => [id, state, picture]));
      if (key === shownKey) return;
      shownKey = key;
      const waiting = rounds.filter(isWaiting);
      openTitle.textContent = say('openBets', { bets: String(waiting.length) });
      none.hidden = waiting.length > 0;
      open.replaceChildren(...waiting.map((slip) => makeSlip(slip, now)));
      const ended = rounds.filter((slip) => !isWaiting(slip));
      past.hidden = ended.length === 0;
      settled.replaceChildren(...ended.map((slip) => makeSlip(slip, now)));
    },
    tick: (now: number): void => {
      for (const line of open.querySelectorAll<HTMLElement>('[data-kick-off]'))
        line.textContent = say('kickOffIn', {
          time: `\u2066${writeCountdown(Number(line.dataset['kickOff']) - now)}\u2069`,
        });
    },
    /** Slips that were waiting when they were last shown. */
    waiting: (): readonly string[] => slips.filter(isWaiting).map(({ id }) => id),
  };
}
