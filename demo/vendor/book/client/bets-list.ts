import { make } from '../../client/make.ts';
import type { PageTools } from '../../client/game-view.ts';
import type { RoundView } from '../../shown-round.ts';
import type { LegView, SlipPicture } from '../views.ts';
import { createCashOuts } from './cash-out-button.ts';
import { makeChips } from './chips.ts';
import type { OddsWriter } from './odds-format.ts';
import { namePick, writeCountdown } from './words.ts';

type Slip = RoundView<SlipPicture>;
interface BetsParts {
  readonly tools: Pick<PageTools, 'say' | 'money' | 'moveIn' | 'announce' | 'nameFault'>;
  readonly odds: OddsWriter;
  /** A bet was cashed out, or could not be. */
  readonly onCashOut: () => void;
}
export const isWaiting = ({ state }: Slip): boolean => state === 'open';
function nameState({ state, payout, picture }: Slip): 'open' | 'won' | 'lost' | 'void' | 'cashed' {
  if (state === 'open') return 'open';
  if (state === 'refunded' || state === 'refunding') return 'void';
  if (picture?.isCashedOut === true) return 'cashed';
  return /[1-9]/.test(payout) ? 'won' : 'lost';
}

/** Bets of the player: those that wait for their matches, and those that have ended. */
export function makeBetsList({ tools, odds, onCashOut }: BetsParts) {
  const { say, money } = tools;
  const list = make('ul', { class: 'bets' });
  const none = make('p', { class: 'empty' });
  const byState = makeChips<'open' | 'settled'>(say('bets'), 'states', (state) => {
    shownState = state;
    draw();
  });
  const element = make(
    'section',
    { class: 'mine', 'aria-label': say('bets') },
    make('h2', { id: 'mine', tabindex: '-1', class: 'unseen' }, say('bets')),
    byState.element,
    none,
    list,
  );
  const cashOuts = createCashOuts(tools, () => {
    draw();
    onCashOut();
  });
  let shownState: 'open' | 'settled' = 'open';
  let shownKey = '';
  let slips: readonly Slip[] = [];
  let shownAt = 0;

  /** Where a leg is: its verdict, the score of its match, or when it begins. */
  function tellLeg({ verdict, play, kickOffAt }: LegView, now: number): string {
    const score = `${play.score.home}–${play.score.away}`;
    if (verdict !== null) return say(`leg.${verdict}`, { score });
    if (play.state === 'live')
      return say('leg.live', { score, unit: say('unit', { unit: String(play.unit) }) });
    return say('kickOffIn', { time: `\u2066${writeCountdown(kickOffAt - now)}\u2069` });
  }
  /** Of a bet that was cashed out nothing more is said of its matches. */
  const makeLeg = (leg: LegView, now: number, isCashedOut: boolean): HTMLElement =>
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
            ...(leg.play.state === 'sold' && !isCashedOut ? { 'data-kick-off': String(leg.kickOffAt) } : {}),
          },
          isCashedOut ? '' : tellLeg(leg, now),
        ),
      ),
      make('span', { class: 'odds' }, make('bdi', {}, odds.write(leg.odds))),
    );
  function tellSlip({ state, payout, stake, picture }: Slip): string {
    if (state === 'open') return say('slipOpen', { possible: money(picture?.possible ?? '0') });
    if (state === 'refunded' || state === 'refunding') return say('slipVoid', { stake: money(stake) });
    if (picture?.isCashedOut === true) return say('slipCashedOut', { amount: money(payout) });
    return /[1-9]/.test(payout) ? say('slipWon', { amount: money(payout) }) : say('slipLost');
  }
  function makeSlip(slip: Slip, now: number): HTMLElement {
    const legs = slip.picture?.legs ?? [];
    const kind = legs.length > 1 ? say('accumulator', { legs: String(legs.length) }) : say('single');
    return make(
      'li',
      { class: 'bet', 'data-state': nameState(slip) },
      make(
        'p',
        { class: 'bet-head' },
        make('b', {}, legs.length === 0 ? say('slip') : kind),
        make('span', { class: 'state' }, say(`state.${nameState(slip)}`)),
      ),
      make(
        'ul',
        { class: 'legs' },
        ...legs.map((leg) => makeLeg(leg, now, slip.picture?.isCashedOut === true)),
      ),
      make(
        'p',
        { class: 'bet-end' },
        make('span', {}, say('stakeOf', { stake: money(slip.stake) })),
        make('b', {}, tellSlip(slip)),
      ),
      ...cashOuts.make(slip),
    );
  }
  function draw(): void {
    const waiting = slips.filter(isWaiting);
    byState.show(
      [
        { value: 'open', text: say('openBets'), count: waiting.length },
        { value: 'settled', text: say('settledBets') },
      ],
      shownState,
    );
    const listed = shownState === 'open' ? waiting : slips.filter((slip) => !isWaiting(slip));
    const key = JSON.stringify([listed, shownState, cashOuts.key(), odds.current()]);
    if (key === shownKey) return;
    shownKey = key;
    none.hidden = listed.length > 0;
    none.textContent = say(shownState === 'open' ? 'noBets' : 'noSettled');
    const { activeElement } = document;
    const focused = list.contains(activeElement)
      ? (activeElement as HTMLElement).dataset['focus']
      : undefined;
    list.replaceChildren(...listed.map((slip) => makeSlip(slip, shownAt)));
    if (focused !== undefined)
      list.querySelector<HTMLElement>(`[data-focus="${focused}"]`)?.focus({ preventScroll: true });
  }
  return {
    element,
    redraw: draw,
    show: (rounds: readonly Slip[], now: number): void => {
      slips = rounds;
      shownAt = now;
      draw();
    },
    tick: (now: number): void => {
      for (const line of list.querySelectorAll<HTMLElement>('[data-kick-off]'))
        line.textContent = say('kickOffIn', {
          time: `\u2066${writeCountdown(Number(line.dataset['kickOff']) - now)}\u2069`,
        });
    },
    focus: (): void => document.getElementById('mine')?.focus({ preventScroll: true }),
    /** Slips that were waiting when they were last shown. */
    waiting: (): readonly string[] => slips.filter(isWaiting).map(({ id }) => id),
  };
}
