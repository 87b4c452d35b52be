import type { ActivePointer } from '../../protocol/release/release.ts';
import { loadBundle, type Bundle } from './bundle.ts';
import { describeError } from './reports.ts';
import { applyBundle, applyChrome, showModal, showPage, type Core } from './runtime-core.ts';

export type SwapResult = { readonly swapped: true } | { readonly swapped: false; readonly reason: string };

/** Moves open screens from one release to another, or keeps the one that works. */
export interface Swapper {
  swapTo(pointer: ActivePointer): Promise<SwapResult>;
  /** Goes back to the release before when the new one threw just after its swap; `nodeId` where it is known. */
  takeBack(error: unknown, nodeId?: string): boolean;
  onSwap(listener: (pointer: ActivePointer) => void): () => void;
}

/** How long after a swap a failing screen is blamed on the new release, in milliseconds. */
const probationMs = 10_000;

function isOutdated(core: Core, bundle: Bundle, startedFrom: Bundle): boolean {
  const { active } = core;
  return (
    active.page?.id !== startedFrom.page?.id ||
    active.modal?.id !== startedFrom.modal?.id ||
    active.locale !== startedFrom.locale ||
    active.pointer.release === bundle.pointer.release
  );
}

function applySwap(core: Core, bundle: Bundle): void {
  const { release } = bundle.pointer;
  const restoreFocus = core.host.keepFocus();
  core.store.batch(() => {
    applyBundle(core, bundle);
    applyChrome(core);
    core.screens.replace('shell', { screen: bundle.shell, release });
    if (bundle.page === null) showPage(core, null);
    else core.screens.replace('page', { screen: bundle.page, release });
    if (bundle.modal === null) showModal(core, null, {});
    else core.screens.replace('modal', { screen: bundle.modal, release });
  });
  restoreFocus();
}

/**
 * Waits while an open screen is in a step that moves money, so that what a person is about to confirm does
 * not change. The release is shown right after that step.
 */
async function waitForMoney(core: Core): Promise<void> {
  while (core.isMoneyStep()) {
    await new Promise<void>((resolve) => {
      const end = core.store.subscribe(['$machine'], () => {
        if (core.isMoneyStep()) return;
        end();
        resolve();
      });
    });
  }
}

export function createSwapper(core: Core): Swapper {
  const listeners = new Set<(pointer: ActivePointer) => void>();
  let previous: { readonly bundle: Bundle; readonly swappedAt: number } | null = null;
  let turn = 0;

  function tell(pointer: ActivePointer): void {
    for (const listener of [...listeners]) listener(pointer);
  }
  async function load(pointer: ActivePointer, mine: number): Promise<SwapResult> {
    const startedFrom = core.active;
    const [bundle, styles] = await Promise.all([
      loadBundle(core.parts, pointer, startedFrom),
      core.host.loadStyles(pointer.manifest.styles),
    ]);
    await waitForMoney(core);
    try {
      if (mine !== turn) return { swapped: false, reason: 'a newer release took over' };
      if (isOutdated(core, bundle, startedFrom)) return await load(pointer, mine);
      for (const screen of [bundle.shell, bundle.page, bundle.modal]) {
        if (screen !== null) core.messages.quietly(() => core.host.interpret(screen));
      }
    } catch (error) {
      styles.drop();
      throw error;
    }
    previous = { bundle: core.active, swappedAt: core.host.clock.now() };
    styles.commit();
    applySwap(core, bundle);
    tell(pointer);
    return { swapped: true };
  }

  return {
    swapTo: async (pointer) => {
      const mine = (turn += 1);
      if (pointer.release === core.active.pointer.release) {
        core.active = { ...core.active, pointer };
        tell(pointer);
        return { swapped: true };
      }
      try {
        return await load(pointer, mine);
      } catch (error) {
        core.report('', new Error(`release ${pointer.release} was not taken: ${describeError(error)}`));
        return { swapped: false, reason: describeError(error) };
      }
    },
    takeBack: (error, nodeId = '') => {
      core.report(nodeId, error);
      if (previous === null || core.host.clock.now() - previous.swappedAt > probationMs) return false;
      const { bundle } = previous;
      previous = null;
      core.host
        .loadStyles(bundle.pointer.manifest.styles)
        .then((styles) => styles.commit())
        .catch((failure: unknown) => core.report('', failure));
      applySwap(core, bundle);
      // The person may have gone to another page since, or be at an address that the other did not have.
      tell(bundle.pointer);
      return true;
    },
    onSwap: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
