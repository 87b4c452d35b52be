import { createLabStore } from '../../../src/lab/lab-store.ts';
import { createStageLink } from '../../../src/lab/stage/stage-link.ts';
import { operate } from './operate.ts';
import type { Expectation, PagePath, PathStep } from './page-path.ts';

/**
 * Runs in a separate window of the lab's stage: the lab's store and its link, without the
 * lab's own page around them, which would be drawn again at every step.
 */
const patienceMs = 600;
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();
/** Lets messages, React and the browser take their turn, without the wait of a timer. */
function tick(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
async function until(holds: () => boolean, ms = patienceMs): Promise<boolean> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    if (holds()) return true;
    await tick();
  }
  return holds();
}

const store = createLabStore({ machine: 'ageGate', input: {}, moves: [] });
const link = createStageLink(store);
link.connect({ contentWindow: window });
const find = (id: string): Element | null => document.querySelector(`[data-node="${CSS.escape(id)}"]`);
const isSeen = (id: string): boolean => find(id)?.checkVisibility() === true;

const usable =
  'button:not(:disabled):not([aria-disabled="true"]), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [role="slider"]:not([aria-disabled="true"])';
function isUsable(id: string): boolean {
  const element = find(id);
  if (element === null || !element.checkVisibility()) return false;
  return element.matches(usable) || element.querySelector(usable) !== null;
}

/** Where the screen differs from what it must show. */
function compare({ state, shown, hidden, texts, ways }: Expectation): readonly string[] {
  const now = store.view().simulation.read().state;
  return [
    ...(now === state ? [] : [`the flow is ${now}, not ${state}`]),
    ...shown.filter((id) => !isSeen(id)).map((id) => `${id} is not to be seen`),
    ...hidden.filter(isSeen).map((id) => `${id} is still to be seen`),
    ...texts
      .filter(([id, text]) => !(find(id)?.textContent ?? '').includes(text))
      .map(([id, text]) => `${id} does not say “${text}”`),
    ...(ways.length === 0 || ways.some(isUsable) ? [] : [`none of ${ways.join(', ')} can be used`]),
  ];
}
/** The control that the person used last on the page; null before they have used one. */
let person: Element | null = null;
/** Where the focus is, as a fault: nowhere, in what cannot be seen, or moved to where a person does not see it. */
function findLostFocus(): readonly string[] {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return ['the focus is nowhere'];
  if (!activeElement.checkVisibility()) return ['the focus is in what cannot be seen'];
  if (activeElement === person) return [];
  const { top, bottom, height } = activeElement.getBoundingClientRect();
  // A flow that ended leaves a screen with nothing in it.
  if (height === 0) return [];
  const name = activeElement.closest('[data-node]')?.getAttribute('data-node') ?? activeElement.tagName;
  return bottom > 0 && top < innerHeight ? [] : [`the focus is out of sight, at ${name}`];
}
const isInStep = (): boolean =>
  document.documentElement.dataset['labRevision'] === String(store.view().revision);

async function look(expected: Expectation, where: string, isWhole: boolean): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await until(() => {
    if (!isInStep()) return false;
    found = [...(isWhole ? compare(expected) : []), ...(person === null ? [] : findLostFocus())];
    return found.length === 0;
  });
  if (!isInStep()) return [`${where}: the screen does not follow`];
  return found.map((what) => `${where}: ${what}`);
}

type Tally = Record<'paths' | 'steps' | 'pressed' | 'held', number>;
/** Does a move as a person would, on the page; where the page holds it back, the lab does it. */
async function take({ move, control }: PathStep, tally: Tally): Promise<string | null> {
  if (move.do !== 'send' || control === null) {
    store.play(move);
    return null;
  }
  const traceOf = () => store.view().run.moves;
  const before = traceOf().length;
  const element = find(control.node);
  if (element !== null && operate(element, control)) {
    person = document.activeElement;
    const isSent = await until(() => traceOf().length > before, 80);
    const last = traceOf().at(-1);
    if (isSent && last?.do === 'send') {
      tally.pressed += 1;
      return last.event.type === move.event.type ? null : `${control.node} sends ${last.event.type}`;
    }
  }
  tally.held += 1;
  store.play(move);
  return null;
}

async function drive(
  path: PagePath,
  screenId: string,
  tally: Tally,
  isWhole: boolean,
): Promise<readonly string[]> {
  const turn = document.documentElement.dataset['labTurn'];
  person = null;
  store.start(path.machine, path.input);
  await until(() => document.documentElement.dataset['labTurn'] !== turn);
  const screen = link.view().screens.find(({ id, machine }) => id === screenId && machine === path.machine);
  if (screen === undefined) return [`there is no screen ${screenId}`];
  link.show(screen, 'light', 'EN');
  const done: string[] = [];
  const where = (): string => `${path.machine} ${JSON.stringify(path.input)} ${done.join(' → ') || 'start'}`;
  const atStart = await look(path.start, where(), isWhole);
  if (atStart.length > 0) return atStart;
  for (const step of path.steps) {
    const { move } = step;
    done.push(
      move.do === 'send'
        ? move.event.type
        : move.do === 'answer'
          ? `${move.service}: ${move.outcome}`
          : move.do,
    );
    tally.steps += 1;
    const wrong = await take(step, tally).catch((error: unknown) => {
      if (isWhole) throw error;
      return 'the step before was held back by the page';
    });
    // A control with several ways took another one, or the page held back a step: the path ends here.
    if (wrong !== null && !isWhole) return [];
    const found = wrong === null ? await look(step.expected, where(), isWhole) : [`${where()}: ${wrong}`];
    if (found.length > 0) return found;
  }
  return [];
}

const mostMismatches = 20;
window.pathRig = {
  isReady: () => link.view().status === 'ready',
  inputOf: async (settings, screenId, machine) => {
    const { screens } = link.view();
    link.useSettings(settings);
    await until(() => link.view().screens !== screens);
    return link.view().screens.find((one) => one.id === screenId && one.machine === machine)?.input ?? null;
  },
  drive: async (paths, screenId, isWhole) => {
    const tally = { paths: 0, steps: 0, pressed: 0, held: 0 };
    const mismatches: string[] = [];
    for (const path of paths) {
      tally.paths += 1;
      mismatches.push(...(await drive(path, screenId, tally, isWhole)));
      if (mismatches.length >= mostMismatches) break;
    }
    return { ...tally, mismatches };
  },
};
