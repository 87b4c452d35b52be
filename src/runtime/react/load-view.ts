import type { View, ViewEntry } from '../view.ts';

type AnyView = View<never>;
const loaded = new WeakMap<ViewEntry, AnyView>();
const loading = new WeakMap<ViewEntry, Promise<AnyView>>();

/** The view if it is at hand; otherwise its promise, started once and tried again after a failure. */
export function obtainView(entry: ViewEntry): AnyView | Promise<AnyView> {
  const ready = entry.view ?? loaded.get(entry);
  if (ready !== undefined) return ready;
  const pending = loading.get(entry);
  if (pending !== undefined) return pending;
  if (entry.load === undefined)
    throw new Error('expects a view list entry with a view or a load, got neither');
  const started = entry.load().then((view) => {
    loaded.set(entry, view);
    return view;
  });
  loading.set(entry, started);
  started.catch(() => loading.delete(entry));
  return started;
}
