import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';
import { CallFailed, createGameApi, type BoardNews, type Opened } from './game-api.ts';
import { find, type GameView, type PageTools } from './game-view.ts';
import { createHost, type Host } from './host.ts';
import { createPageView, type PageView } from './page-view.ts';
import { createRunner } from './round-runner.ts';
import { createMoney, createSay, type Say } from './say.ts';
import { createLastRounds } from './last-rounds.ts';
import { createSound } from './sound.ts';
import { createStakeField } from './stake-field.ts';

const endings = new Set([
  'game.session-over',
  'game.ticket',
  'game.launch-over',
  'login.not.session',
  'account.frozen',
]);

interface Frame {
  readonly page: PageView;
  readonly host: Host;
  readonly say: Say;
}
/** Says why the game has ended; the portal around it opens it again. */
function endPage({ page, host, say }: Frame, code: string, sentence: string): void {
  const isEnded = endings.has(code);
  page.setPhase('over');
  page.say(isEnded ? say('error.ended') : sentence);
  page.parts.back.hidden = !host.isFramed;
  // The address is used up: only the portal can open the game again.
  page.parts.again.hidden = !host.isFramed || isEnded;
  if (isEnded) host.tell('game.expired');
}

/** The ticket of the address, which is used up in a moment, and must not be read from it. */
function takeTicket(): string {
  const address = new URL(location.href);
  const ticket = new URLSearchParams(address.hash.slice(1)).get('ticket') ?? '';
  address.hash = '';
  history.replaceState(null, '', address);
  return ticket;
}

/** Runs the page of a game: opens its ticket, takes presses, and shows what the server answers. */
export function startPage<Picture>(create: (tools: PageTools) => GameView<Picture>): void {
  const root = document.documentElement;
  const say = createSay(parseOwnJson<Record<string, string>, 'build'>(find('texts').textContent));
  const page = createPageView(say);
  const host = createHost(root.dataset['portal'] ?? '');
  const api = createGameApi<Picture>();
  const frame: Frame = { page, host, say };
  /** Shown to a visitor: the portal asks for a login where something is to be played. */
  const isGuest = root.dataset['guest'] !== undefined;
  let opened: Opened<Picture> | null = null;
  let field: ReturnType<typeof createStakeField> | null = null;
  const readStake = (): string => game.readStake?.() ?? field?.read() ?? '';
  const currency = (): string => opened?.currency ?? '';

  function nameFault(code: string): string {
    const { least, most } = field?.bounds() ?? { least: '0', most: '0' };
    const sentence = say(`error.${code}`, { least: page.money(least), most: page.money(most) });
    return sentence === `error.${code}` ? say('error.other') : sentence;
  }
  const hear = createSound();
  const last =
    document.getElementById('last') === null
      ? null
      : createLastRounds({ say, money: page.money, currency, ask: () => api.lastRounds() });
  const runner = createRunner<Picture>({
    api,
    page,
    host,
    say,
    currency,
    hear,
    // The list is no part of the round: without an answer it stays as it is.
    onEnd: () => void last?.refresh().catch(() => undefined),
    cycleMs: () => opened?.game.cycleMs ?? 0,
    game: () => game,
    fail: (code, isOpen) => {
      if (endings.has(code)) endPage(frame, code, '');
      else if (isOpen) page.say(nameFault(code));
      else {
        page.showFault(nameFault(code));
        page.parts.stake.focus();
      }
    },
  });
  const game = create({
    say,
    currency,
    hear,
    money: page.money,
    move: runner.move,
    look: runner.look,
    stage: find('stage'),
    desk: find('desk'),
    choice: find('choice'),
    isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    stake: readStake,
    room: new URL(location.href).searchParams.get('room') ?? '',
    offerStakes: (offer) => field?.offer(offer),
    deal: () => page.parts.bet.requestSubmit(),
    board: <Board, Rounds>(events?: readonly string[]) =>
      (isGuest ? api.guestBoard(root.dataset['game'] ?? '', events) : api.board(events)) as Promise<
        BoardNews<Board, Rounds>
      >,
    moveIn: runner.moveIn,
    isGuest,
    nameFault,
    refresh: runner.refresh,
    announce: page.say,
    clearFault: () => page.showFault(''),
  });

  function listen(): void {
    const { bet, again, back } = page.parts;
    bet.addEventListener('submit', (event) => {
      event.preventDefault();
      if (isGuest) return host.tell('game.login');
      runner.deal(readStake());
    });
    again.addEventListener('click', () => host.tell('game.expired'));
    back.addEventListener('click', () => host.tell('game.exit'));
    host.onPause((isPaused) => {
      document.body.toggleAttribute('data-paused', isPaused);
      for (const part of document.querySelectorAll('main')) part.inert = isPaused;
      game.setPaused?.(isPaused);
      const open = runner.openRound();
      page.say(isPaused ? say('paused') : ((open === null ? null : game.tell(open, open)) ?? say('ready')));
      // Money may have come meanwhile; the next round asks again where this answer does not come.
      if (!isPaused && !isGuest && open === null) runner.refresh().catch(() => undefined);
    });
  }
  function begin(answer: Opened<Picture>): void {
    // Another game than the address said: its page is not this one.
    if (answer.game.code !== root.dataset['game']) throw new CallFailed('game.ticket');
    opened = answer;
    page.useMoney(createMoney(root.lang, answer));
    page.showGame(answer.game.name, `/art/${answer.game.id}.svg`, answer.symbol);
    const bounds = { currency: answer.currency, least: answer.smallestStake, most: answer.largestStake };
    field = createStakeField(page, bounds);
    game.begin?.(answer.game);
    runner.showFigures(answer, answer.balance);
    listen();
    runner.resume(answer.round);
    host.tell('game.ready');
  }
  function beginAsGuest(): void {
    page.setPhase('ready');
    page.parts.deal.textContent = say('logIn');
    page.setBusy(false);
    game.begin?.({ id: '', emblem: '' });
    page.say(say('ready'));
    listen();
    host.tell('game.ready');
  }
  async function start(): Promise<void> {
    if (isGuest && host.isFramed) return beginAsGuest();
    const ticket = takeTicket();
    // Only the portal's page around it shows time, net result and reality check.
    if (!host.isFramed) {
      endPage(frame, 'game.ticket', '');
      return;
    }
    try {
      begin(await api.open(ticket));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      listen();
      const code = error.code === 'offline' ? 'offline' : 'game.ticket';
      endPage(frame, code, nameFault(code));
    }
  }
  void start();
}
