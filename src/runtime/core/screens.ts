import type { JsonObject } from '../../protocol/json/json.ts';
import type {
  CompiledDataSource,
  CompiledScreen,
  CompiledWith,
  PartHash,
} from '../../protocol/release/release.ts';
import type { DataSources } from './data.ts';
import type { Machines } from './machines.ts';

/** Where a screen is shown: the places of the three kinds, and one over all of them. */
export type ScreenKind = CompiledScreen['kind'] | 'cover';
export interface ActiveScreen {
  readonly screen: CompiledScreen;
  readonly release: PartHash;
}
/**
 * The screens in front of a person: the shell, one page in it, at most one modal over it, and at most
 * one page that covers all of it while they stay as they are.
 */
export interface Screens {
  get(kind: ScreenKind): ActiveScreen | null;
  /** Puts a screen in its place; its machines and data start, those of the screen before end. */
  show(kind: ScreenKind, next: ActiveScreen | null): void;
  /**
   * A new release of the screen in its place: machines of the same key continue, data sources that
   * are the same continue.
   */
  replace(kind: ScreenKind, next: ActiveScreen): void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface ScreenUse {
  readonly use: string;
  readonly source: string;
  readonly end: () => void;
}
interface Slot {
  active: ActiveScreen | null;
  readonly machines: Map<string, ScreenUse>;
  readonly data: Map<string, ScreenUse>;
}

export interface ScreensOptions {
  readonly machines: Machines;
  readonly data: DataSources;
  readonly resolveInput: (input: CompiledWith | undefined) => JsonObject;
  readonly batch: (change: () => void) => void;
}

function endMissing(held: Map<string, ScreenUse>, isKept: (key: string, entry: ScreenUse) => boolean): void {
  for (const [key, entry] of held) {
    if (isKept(key, entry)) continue;
    held.delete(key);
    entry.end();
  }
}

export function createScreens(options: ScreensOptions): Screens {
  const slots = new Map<ScreenKind, Slot>();
  const listeners = new Set<() => void>();
  const slotOf = (kind: ScreenKind): Slot => {
    const current = slots.get(kind);
    if (current !== undefined) return current;
    const slot: Slot = { active: null, machines: new Map(), data: new Map() };
    slots.set(kind, slot);
    return slot;
  };

  function startMachines(slot: Slot, screen: CompiledScreen): void {
    for (const [key, { use, input }] of Object.entries(screen.machines)) {
      if (slot.machines.has(key)) continue;
      const end = options.machines.hold(key, use, () => options.resolveInput(input));
      slot.machines.set(key, { use, source: '', end });
    }
  }
  function startData(slot: Slot, screen: CompiledScreen): void {
    for (const [name, source] of Object.entries(screen.data)) {
      if (slot.data.has(name)) continue;
      const end = options.data.start(name, source);
      slot.data.set(name, { use: source.call, source: JSON.stringify(source), end });
    }
  }
  function isSameSource(entry: ScreenUse, source: CompiledDataSource | undefined): boolean {
    return source !== undefined && entry.source === JSON.stringify(source);
  }
  function put(kind: ScreenKind, next: ActiveScreen | null, isReplaced: boolean): void {
    const slot = slotOf(kind);
    options.batch(() => {
      const screen = next?.screen;
      endMissing(slot.machines, (key, entry) => isReplaced && screen?.machines[key]?.use === entry.use);
      endMissing(slot.data, (name, entry) => isReplaced && isSameSource(entry, screen?.data[name]));
      slot.active = next;
      if (screen !== undefined) {
        startMachines(slot, screen);
        startData(slot, screen);
      }
    });
    for (const listener of [...listeners]) listener();
  }

  return {
    get: (kind) => slots.get(kind)?.active ?? null,
    show: (kind, next) => put(kind, next, false),
    replace: (kind, next) => put(kind, next, slotOf(kind).active?.screen.id === next.screen.id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
