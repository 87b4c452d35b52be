import type { LabApi } from '../../../src/lab/window-lab.ts';
import { operate } from './operate.ts';
import type { Expectation, PagePath, PathStep, PathTally } from './page-path.ts';

/** Runs inside the lab's frame: drives paths through the screen and looks at it after every step. */

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

const lab = (window.parent as Window & { readonly lab?: LabApi }).lab as LabApi;
const find = (id: string): Element | null => document.querySelector(`[data-node="${CSS.escape(id)}"]`);
const isSeen = (id: string): boolean => find(id)?.checkVisibility() === true;

const usable =
  'button:not(:disabled):not([aria-disabled="true"]), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [role="slider"]:not([aria-disabled="true"])';
function isUsable(id: string): boolean {
  const element = find(id);
  if (element === null || !element.checkVisibility()) return false;
  return element.matches(usable) || element.querySelector(usable) !== null;
}

/** What the screen shows otherwise than it must. */
function compare({ state, shown, hidden, texts, ways }: Expectation): readonly string[] {
  const now = lab.snapshot().state;
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
const isInStep = (): boolean => document.documentElement.dataset['labRevision'] === String(lab.revision());

async function look(expected: Expectation, where: string): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await until(() => {
    if (!isInStep()) return false;
    found = compare(expected);
    return found.length === 0;
  });
  if (!isInStep()) return [`${where}: the screen does not follow`];
  return found.map((what) => `${where}: ${what}`);
}

const tally = { paths: 0, steps: 0, pressed: 0, held: 0 };
/** Does a move as a person would, on the page; where the page holds it back, the lab does it. */
async function take({ move, control }: PathStep): Promise<string | null> {
  if (move.do !== 'send' || control === null) {
    lab.play(move);
    return null;
  }
  const before = lab.trace().length;
  const element = find(control.node);
  if (element !== null && operate(element, control)) {
    const isSent = await until(() => lab.trace().length > before, 150);
    const last = lab.trace().at(-1);
    if (isSent && last?.do === 'send') {
      tally.pressed += 1;
      return last.event.type === move.event.type ? null : `${control.node} sends ${last.event.type}`;
    }
  }
  tally.held += 1;
  lab.play(move);
  return null;
}

async function drive(path: PagePath): Promise<readonly string[]> {
  const turn = document.documentElement.dataset['labTurn'];
  lab.start(path.machine, path.input);
  await until(() => document.documentElement.dataset['labTurn'] !== turn);
  const done: string[] = [];
  const where = (): string => `${path.machine} ${JSON.stringify(path.input)} ${done.join(' → ') || 'start'}`;
  const atStart = await look(path.start, where());
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
    const wrong = await take(step);
    const found = wrong === null ? await look(step.expected, where()) : [`${where()}: ${wrong}`];
    if (found.length > 0) return found;
  }
  return [];
}

declare global {
  interface Window {
    drivePaths?: (paths: readonly PagePath[]) => Promise<PathTally>;
  }
}
window.drivePaths = async (paths) => {
  const mismatches: string[] = [];
  for (const path of paths) {
    tally.paths += 1;
    mismatches.push(...(await drive(path)));
    if (mismatches.length >= 20) break;
  }
  return { ...tally, mismatches };
};
