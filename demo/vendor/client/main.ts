import { readMoney, unitOf, writeMoney } from '../../../src/protocol/money.ts';
import type { Guess, RoundView } from '../shown-round.ts';
import { CallFailed, createGameApi, type News, type Opened } from './game-api.ts';
import { createView } from './game-view.ts';
import { createHost } from './host.ts';
import { createMoney, createSay } from './say.ts';
import { parseOwnJson } from '../../../src/protocol/own-json.ts';

/** In whole units of the currency. */
const quickStakes = [1n, 5n, 20n, 100n] as const;
const step = 1n;

const root = document.documentElement;
const say = createSay(
  parseOwnJson<Record<string, string>, 'build'>(document.getElementById('texts')?.textContent ?? '{}'),
);
const view = createView(say);
const host = createHost(root.dataset['portal'] ?? '');
const api = createGameApi();
let round: RoundView | null = null;
let currency = '';
let limits = { least: '0', most: '0' };
/** The press that is under way: sent again, it is the same one. */
let dealKey: string | null = null;
let isBusy = false;

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function nameFault(code: string): string {
  const amounts = { least: view.money(limits.least), most: view.money(limits.most) };
  const known = say(`error.${code}`, amounts);
  return known === `error.${code}` ? say('error.other') : known;
}
const isEnded = (code: string): boolean =>
  ['game.session-over', 'game.ticket', 'game.launch-over', 'login.not.session', 'account.frozen'].includes(
    code,
  );

function end(code: string): void {
  view.setPhase('over');
  view.say(isEnded(code) ? say('error.ended') : nameFault(code));
  view.parts.back.hidden = !host.isFramed;
  // The address is used up: only the portal can open the game again.
  view.parts.again.hidden = !host.isFramed || isEnded(code);
  if (isEnded(code)) host.tell('game.expired');
}

/** What a round came to, as one sentence. */
function tellEnd(ended: RoundView): string {
  const amount = view.money(ended.payout);
  const card = view.cardName(ended);
  if (ended.state === 'refunded') return say('refunded', { amount: view.money(ended.stake) });
  if (minor(ended.payout) === 0n) return say('lost', { card, amount: view.money(ended.stake) });
  return say(ended.step > 0 && ended.cards.length > 1 && isAtMost(ended) ? 'full' : 'won', { card, amount });
}
const minor = (amount: string): bigint => readMoney(amount, currency) ?? 0n;
const isAtMost = ({ payout, stake }: RoundView): boolean => minor(payout) >= minor(stake) * 1_000n;

function showOpen(open: RoundView, sentence: string): void {
  view.setPhase('open');
  view.say(sentence);
  view.setBusy(false, open);
}
function focusChoice(preferred: Guess): void {
  const other = preferred === 'higher' ? view.parts.lower : view.parts.higher;
  (view.parts[preferred].disabled ? other : view.parts[preferred]).focus();
}

/** The wallet was slow: the balance is asked for until it knows. */
async function followPayment(): Promise<void> {
  view.say(`${round === null ? '' : tellEnd(round)} ${say('paying')}`.trim());
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  view.showBalance(await api.balance());
  host.tell('game.balance');
}

function take(news: News, preferred: Guess): void {
  const before = round;
  round = news.round;
  view.showRound(round);
  if (news.balance !== null) view.showBalance(news.balance);
  if (round.state === 'open') {
    const values = { card: view.cardName(round), amount: view.money(round.worth) };
    showOpen(round, say(before?.id === round.id ? 'right' : 'opened', values));
    focusChoice(preferred);
    if (news.balance !== null) host.tell('game.balance');
    return;
  }
  const ended = round;
  view.setPhase('ready');
  view.say(tellEnd(ended));
  view.setBusy(false, null);
  view.parts.take.hidden = true;
  view.parts.deal.focus();
  host.tell('game.balance');
  // The balance is asked for again with the next round.
  if (ended.state === 'paying') followPayment().catch(() => undefined);
}

/** One call at a time: a second press while the first is under way does nothing. */
async function run(preferred: Guess, call: () => Promise<News>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  view.showFault('');
  view.setBusy(true, round?.state === 'open' ? round : null);
  try {
    const news = await call();
    dealKey = null;
    take(news, preferred);
  } catch (error) {
    const code = error instanceof CallFailed ? error.code : 'other';
    if (code !== 'offline') dealKey = null;
    view.setBusy(false, round?.state === 'open' ? round : null);
    if (isEnded(code)) end(code);
    else if (round?.state === 'open') view.say(nameFault(code));
    else {
      view.showFault(nameFault(code));
      view.parts.stake.focus();
    }
  } finally {
    isBusy = false;
  }
}

/** `amount` in minor units. */
function setStake(amount: bigint): void {
  const [least, most] = [minor(limits.least), minor(limits.most)];
  view.parts.stake.value = writeMoney(amount < least ? least : amount > most ? most : amount, currency);
  view.showFault('');
}
function listen(): void {
  const { bet, stake, higher, lower, take: takeButton, again, back } = view.parts;
  const typed = (): string => stake.value.trim().replace(',', '.');
  bet.addEventListener('submit', (event) => {
    event.preventDefault();
    dealKey ??= newKey();
    const key = dealKey;
    void run('higher', () => api.deal(key, typed()));
  });
  stake.addEventListener('input', () => view.showFault(''));
  for (const [id, change] of [
    ['less', -step],
    ['more', step],
  ] as const)
    document
      .getElementById(id)
      ?.addEventListener('click', () => setStake(minor(typed()) + change * unitOf(currency)));
  for (const [button, guess] of [
    [higher, 'higher'],
    [lower, 'lower'],
  ] as const)
    button.addEventListener('click', () => {
      const open = round;
      if (open?.state === 'open') void run(guess, () => api.guess(open, guess));
    });
  takeButton.addEventListener('click', () => {
    const open = round;
    if (open?.state === 'open') void run('higher', () => api.take(open));
  });
  again.addEventListener('click', () => host.tell('game.expired'));
  back.addEventListener('click', () => host.tell('game.exit'));
  host.onPause((isPaused) => {
    document.body.toggleAttribute('data-paused', isPaused);
    for (const part of document.querySelectorAll('main')) part.inert = isPaused;
    if (isPaused) view.say(say('paused'));
    else if (round?.state === 'open') view.say(say('resumed', { card: view.cardName(round) }));
    else view.say(say('ready'));
  });
}

function begin(opened: Opened): void {
  currency = opened.currency;
  view.useMoney(createMoney(root.lang, opened));
  limits = { least: opened.smallestStake, most: opened.largestStake };
  view.showGame(opened.game.name, `/art/${opened.game.id}.svg`, opened.symbol);
  view.showBalance(opened.balance);
  const quick = quickStakes.map((units) => writeMoney(units * unitOf(currency), currency));
  view.showQuick(quick, (amount) => setStake(minor(amount)));
  setStake(5n * unitOf(currency));
  listen();
  round = opened.round;
  if (round === null) {
    view.setPhase('ready');
    view.say(say('ready'));
    view.setBusy(false, null);
  } else {
    view.showRound(round);
    showOpen(round, say('resumed', { card: view.cardName(round) }));
  }
  host.tell('game.ready');
}

async function start(): Promise<void> {
  const address = new URL(location.href);
  const ticket = address.searchParams.get('ticket') ?? '';
  address.searchParams.delete('ticket');
  // The token is used up in a moment, and must not stay readable in the address.
  history.replaceState(null, '', address);
  // Only the portal's page around it shows time, net result and reality check.
  if (!host.isFramed) {
    end('game.ticket');
    return;
  }
  try {
    begin(await api.open(ticket));
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    listen();
    end(error.code === 'offline' ? 'offline' : 'game.ticket');
  }
}
void start();
