// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../shown-round.ts';
import { CallFailed, type GameApi, type News, type Press } from './game-api.ts';
import type { GameView } from './game-view.ts';
import { createPageView } from './page-view.ts';
import { createRunner } from './round-runner.ts';
import { isWin } from './tell-outcome.ts';

type Picture = object;
const ids = ['said', 'deal', 'again', 'back', 'bet', 'stake', 'end', 'balance', 'fault', 'quick'];
const say = (name: string): string => name;

function makeRound(more: Partial<RoundView<Picture>> = {}): RoundView<Picture> {
  const round = { id: 'r', state: 'lost', stake: '5.00', payout: '0.00', step: 0, picture: {}, proof: null };
  return { ...round, ...more } as RoundView<Picture>;
}
const tellNews = (round: RoundView<Picture>, balance = '95.00'): News<Picture> => ({
  round,
  balance,
  commitment: null,
});

/** A page whose server answers what a test says. */
function openPage(answer: (press: Press) => Promise<News<Picture>>, view: Partial<GameView<Picture>> = {}) {
  const pressed: Press[] = [];
  const api: GameApi<Picture> = {
    open: () => Promise.reject(new Error('not asked for')),
    deal: (press) => {
      pressed.push(press);
      return answer(press);
    },
    move: () => Promise.resolve(tellNews(makeRound({ state: 'won', payout: '9.00' }), '104.00')),
    look: (round) => Promise.resolve(tellNews({ ...round, state: 'lost' })),
    lastRounds: async () => [],
    findOpen: () => Promise.resolve(makeRound({ id: 'other tab', state: 'open' })),
    guestBoard: () => Promise.resolve({}),
    board: () => Promise.resolve({}),
    balance: () => Promise.resolve({ balance: '95.00', commitment: null }),
  };
  const show = vi.fn<() => void>();
  const game: GameView<Picture> = {
    show,
    play: () => Promise.resolve(),
    tell: () => null,
    setBusy: () => undefined,
    ...view,
  };
  const page = createPageView(say);
  const fail = vi.fn<(code: string, isOpen: boolean) => void>();
  const runner = createRunner<Picture>({
    api,
    page,
    say,
    fail,
    host: { tell: () => undefined, onPause: () => undefined, isFramed: true },
    currency: () => 'PHP',
    cycleMs: () => 0,
    hear: () => undefined,
    onEnd: () => undefined,
    game: () => game,
  });
  return { runner, pressed, fail, show };
}
const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';

beforeEach(() => {
  const tags: Readonly<Record<string, string>> = { bet: 'form', stake: 'input', deal: 'button' };
  document.body.replaceChildren(
    ...ids.map((id) => {
      const element = document.createElement(tags[id] ?? 'p');
      element.id = id;
      return element;
    }),
  );
});

describe('a press', () => {
  it('that comes twice is sent once', async () => {
    const { runner, pressed } = openPage(() => Promise.resolve(tellNews(makeRound())));
    runner.deal('5.00');
    runner.deal('5.00');
    await vi.waitFor(() => expect(document.body.dataset['phase']).toBe('ready'));
    expect(pressed).toHaveLength(1);
  });

  it('after one without an answer is the same one, and another one where the stake was changed', async () => {
    const { runner, pressed, fail } = openPage(() => Promise.reject(new CallFailed('offline')));
    for (const [turn, stake] of ['5.00', '5.00', '1.00'].entries()) {
      runner.deal(stake);
      await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(turn + 1));
    }
    const [first, second, third] = pressed.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('after a refusal is another one', async () => {
    const { runner, pressed, fail } = openPage(() => Promise.reject(new CallFailed('balance.insufficient')));
    runner.deal('5.00');
    await vi.waitFor(() => expect(fail).toHaveBeenCalledExactlyOnceWith('balance.insufficient', false));
    runner.deal('5.00');
    await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
    expect(pressed[0]?.key).not.toBe(pressed[1]?.key);
  });

  it('is held back until its choice was reviewed', async () => {
    let isReviewed = false;
    const { runner, pressed } = openPage(() => Promise.resolve(tellNews(makeRound())), {
      isReviewed: () => isReviewed,
    });
    runner.deal('5.00');
    expect(pressed).toHaveLength(0);
    isReviewed = true;
    runner.deal('5.00');
    await vi.waitFor(() => expect(pressed).toHaveLength(1));
  });

  it('whose round waits for an event leaves the page ready for the next', async () => {
    const { runner, pressed } = openPage(() => Promise.resolve(tellNews(makeRound({ state: 'open' }))), {
      hasSeveral: true,
    });
    for (const turn of [1, 2]) {
      runner.deal('5.00');
      await vi.waitFor(() => expect(pressed).toHaveLength(turn));
      await vi.waitFor(() => expect(document.body.getAttribute('aria-busy')).toBe('false'));
      expect([document.body.dataset['phase'], runner.openRound()]).toEqual(['ready', null]);
    }
    expect(pressed[0]?.key).not.toBe(pressed[1]?.key);
  });

  it('that another tab was faster than shows the round of that tab', async () => {
    const { runner, show } = openPage(() => Promise.reject(new CallFailed('game.round-open')));
    runner.deal('5.00');
    await vi.waitFor(() => expect(runner.openRound()?.id).toBe('other tab'));
    expect(show).toHaveBeenCalledOnce();
  });

  it('with a choice that cannot be sent says so and sends nothing', () => {
    const { runner, pressed } = openPage(() => Promise.resolve(tellNews(makeRound())), {
      findFault: () => 'a fault',
    });
    runner.deal('5.00');
    expect([textOf('fault'), pressed]).toEqual(['a fault', []]);
  });
});

describe('a round', () => {
  it('shows its win in the balance when the picture shows it, and not before', async () => {
    const during: string[] = [];
    const won = tellNews(makeRound({ state: 'won', payout: '25.00' }), '120.00');
    const { runner } = openPage(() => Promise.resolve(won), {
      play: () => {
        during.push(textOf('balance'));
        return Promise.resolve();
      },
    });
    runner.deal('5.00');
    await vi.waitFor(() => expect(textOf('balance')).toBe('120.00'));
    expect(during).toEqual(['95.00']);
    expect(document.body.dataset['outcome']).toBe('win');
  });

  it('that gives back no more than its stake is no win', () => {
    const outcomes = ['0.00', '4.99', '5.00', '5.01'].map((payout) =>
      isWin(makeRound({ state: 'won', payout }), 'PHP'),
    );
    expect(outcomes).toEqual([false, false, false, true]);
    expect(isWin(makeRound({ state: 'refunded', payout: '9.00' }), 'PHP')).toBe(false);
  });

  it('that time has ended is shown by a look', async () => {
    const { runner } = openPage(() => Promise.resolve(tellNews(makeRound({ state: 'open' }))));
    runner.deal('5.00');
    await vi.waitFor(() => expect(document.body.dataset['phase']).toBe('open'));
    await vi.waitFor(async () => {
      await runner.look();
      expect(document.body.dataset['phase']).toBe('ready');
    });
    expect(textOf('said')).toBe('lost');
  });
});
