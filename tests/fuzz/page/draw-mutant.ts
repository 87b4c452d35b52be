import type { ActivePointer, BootPayload, ReleaseManifest } from '../../../src/protocol/release/release.ts';
import { goodMessages, goodPage, goodShell, goodWords, subject, type Corpus } from '../corpus.ts';
import { hostileTexts } from '../hostile-values.ts';
import type { Mutant } from '../make-mutant.ts';
import { createRandom } from '../random.ts';
import { watchDanger } from './find-danger.ts';
import { openPortal, type Portal, type World } from './compose.tsx';
import { isBlank, isHollow } from './is-blank.ts';
import type { PageWatch } from './watch-page.ts';

const turns = new MessageChannel();
const takeTurn = (resolve: () => void): void => {
  turns.port1.addEventListener('message', resolve, { once: true });
  turns.port2.postMessage(null);
};
turns.port1.start();
/** Two turns of the event loop: React's effects have run, and what they asked for is drawn. */
const settle = async (): Promise<void> => {
  await new Promise<void>(takeTurn);
  await new Promise<void>(takeTurn);
};

const codeMs = 3_000;
/**
 * A frame whose own code is on its way stands as a placeholder, and the portal looks again a second
 * later at what has come of it.
 */
const awaitCode = async (root: HTMLElement): Promise<void> => {
  if (root.querySelector('[data-reserved]') === null) return;
  const until = performance.now() + codeMs;
  while (isBlank(root) && performance.now() < until)
    await new Promise<void>((resolve) => setTimeout(resolve, 50));
};

/** A portal looks for an empty screen just before the browser paints it: what nobody was shown is not blank. */
const awaitFrame = async (root: HTMLElement): Promise<void> => {
  if (!isBlank(root)) return;
  await new Promise<number>(requestAnimationFrame);
  await settle();
};

const danger = watchDanger(document.body);
const path = '/fuzz';
const manifestOf = (corpus: Corpus): ReleaseManifest => ({
  ...corpus.manifest,
  site: 'good-site',
  shell: 'good-shell',
  pages: { [subject]: 'good-page' },
  modals: {},
  forms: corpus.manifest.forms,
  messages: { EN: 'good-messages', AR: 'good-messages' },
});
const bootOf = (corpus: Corpus): BootPayload => ({
  active: { merchant: 'demo', revision: 1, release: 'good', manifest: manifestOf(corpus) },
  site: { ...corpus.site, routes: [...corpus.site.routes, { id: subject, path, page: subject }] },
  shell: goodShell,
  page: goodPage,
  locale: 'EN',
  messages: { ...corpus.messages, ...goodMessages },
});

/** A portal that shows the good page, for the mutants that follow. */
export const openGood = async (corpus: Corpus, world: World, watch: PageWatch): Promise<Portal> => {
  const machineIds = Object.keys(corpus.machines);
  const portal = await openPortal({ boot: bootOf(corpus), path, world, watch, machineIds });
  return portal;
};

/** Presses some of what can be pressed, and types into what can be typed into. */
const press = (root: HTMLElement, seed: number): void => {
  const random = createRandom(seed, 0);
  const found = [...root.querySelectorAll<HTMLElement>('a,button,input,select,textarea,summary,[role]')];
  for (let time = 0; time < 3 && found.length > 0; time += 1) {
    const element = random.pick(found);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value');
      if (!(element instanceof HTMLInputElement) || element.type !== 'file')
        value?.set?.call(element, random.pick(hostileTexts));
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    } else if (element instanceof HTMLElement) element.click();
  }
};

const seed = (portal: Portal, mutant: Mutant): void => {
  for (const [hash, part] of Object.entries(mutant.parts)) portal.parts.seed(hash, part);
};
const pointerOf = (mutant: Mutant, good: ReleaseManifest): ActivePointer => ({
  merchant: 'demo',
  revision: mutant.index + 2,
  release: `mutant-${mutant.index}`,
  manifest: { ...good, ...mutant.manifest },
});

export interface Drawn {
  readonly faults: readonly string[];
  /** Whether the runtime took the release, and what it drew of it. */
  readonly outcome: 'taken' | 'refused' | 'taken back';
  readonly isHollow: boolean;
}

const writeWorld = (portal: Portal, mutant: Mutant): void => {
  for (const [place, value] of mutant.writes) {
    try {
      portal.runtime.store.set(place, value);
    } catch {
      // A path that no program writes is refused where it is written.
    }
  }
};
/** What the portal itself puts into the head: the style sheet of a release, hints for parts of its code. */
const isOfPortal = (element: Element): boolean => {
  if (element.hasAttribute('data-foyer-styles')) return true;
  if (!(element instanceof HTMLLinkElement) || element.rel !== 'modulepreload') return false;
  const { origin, pathname } = new URL(element.href);
  return origin === location.origin && pathname.startsWith('/build/');
};
const checkHead = (known: ReadonlySet<Element>): readonly string[] =>
  [...document.head.children]
    .filter((element) => !known.has(element) && !isOfPortal(element))
    .map((element) => {
      element.remove();
      return `drawn in the head: <${element.localName}>`;
    });

/** Swaps to the mutant, uses it, and goes back to the good page. */
export const drawMutant = async (
  portal: Portal,
  world: World,
  mutant: Mutant,
  watch: PageWatch,
): Promise<Drawn> => {
  const faults: string[] = [];
  const { runtime, root } = portal;
  const good = runtime.active().pointer;
  const head = new Set(document.head.children);
  const placeOfAll = (): HTMLElement => document.getElementById('root') ?? root;
  const look = (when: string): void => {
    if (isBlank(placeOfAll())) faults.push(`blank: ${when}`);
    faults.push(...danger.look(), ...checkHead(head));
  };
  Object.assign(world, { answers: mutant.answers, machines: mutant.machines });
  seed(portal, mutant);
  const { swapped } = await runtime.swapTo(pointerOf(mutant, good.manifest));
  if (swapped && mutant.isModal) runtime.effects.open(subject, {});
  await settle();
  await awaitCode(placeOfAll());
  await awaitFrame(placeOfAll());
  look('after the swap');
  const isStill = runtime.active().pointer.release !== good.release;
  const drawn: Pick<Drawn, 'outcome' | 'isHollow'> = {
    outcome: !swapped ? 'refused' : isStill ? 'taken' : 'taken back',
    isHollow: isHollow(),
  };
  writeWorld(portal, mutant);
  press(document.body, mutant.presses);
  await settle();
  await awaitFrame(placeOfAll());
  look('after use');
  runtime.closeModal();
  const back = await runtime.swapTo({ ...good, release: 'good', revision: 1 });
  await settle();
  if (!back.swapped || !root.textContent.includes(goodWords))
    faults.push(`blank: the good page did not come back (${back.swapped ? 'drawn otherwise' : back.reason})`);
  faults.push(...watch.take());
  return { ...drawn, faults: [...new Set(faults)] };
};
