import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import messages from 'bench:messages';
import pages from 'bench:pages';
import type { Runtime } from '../../../src/runtime/core/runtime.ts';
import { laneSize } from '../contender.ts';
import { makePage } from '../open-runtime.tsx';

/** A layout of Foyer: compiled as a publisher does, drawn by the runtime over its store. */
let root: Root | null = null;
let runtime: Runtime | null = null;

globalThis.contender = {
  name: 'Foyer',
  mount: (element, data) => {
    const page = makePage(pages['bench-lobby'], messages, { lobby: data as never });
    runtime = page.runtime;
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(page.element));
  },
  update: (index, value) => {
    const path = `data.lobby.lanes.${Math.floor(index / laneSize)}.games.${index % laneSize}.jackpot`;
    flushSync(() => runtime?.store.set(path, value));
  },
  unmount: () => {
    flushSync(() => root?.unmount());
    runtime = null;
  },
};
