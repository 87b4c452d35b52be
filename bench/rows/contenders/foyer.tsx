import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import messages from 'bench:messages';
import pages from 'bench:pages';
import type { Runtime } from '../../../src/runtime/core/runtime.ts';
import { makePage } from '../../lobby/open-runtime.tsx';
import type { ListContender } from '../list-contender.ts';

/** A layout of Foyer with `repeat.virtual`. */
let root: Root | null = null;
let runtime: Runtime | null = null;

globalThis.listContender = {
  name: 'Foyer',
  mount: (element, games) => {
    const page = makePage(pages['bench-rows'], messages, { rows: games as never });
    runtime = page.runtime;
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(page.element));
  },
  show: (games) => {
    flushSync(() => runtime?.store.set('data.rows', games as never));
  },
  unmount: () => flushSync(() => root?.unmount()),
} satisfies ListContender;
