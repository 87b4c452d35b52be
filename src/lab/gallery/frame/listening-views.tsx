import { useCallback } from 'react';
import type { JsonObject } from '../../../protocol/json/json.ts';
import type { View, ViewProps, ViewRegistry } from '../../../runtime/view.ts';

type EventListener = (component: string, node: string, event: string, payload: JsonObject) => void;

function listen(type: string, view: View<never>, hear: EventListener): View<never> {
  return function Listened(props: ViewProps<never>) {
    const { emit, nodeId } = props;
    const heard = useCallback(
      (event: string, payload?: JsonObject) => {
        hear(type, nodeId, event, payload ?? {});
        emit(event, payload);
      },
      [emit, nodeId],
    );
    return view({ ...props, emit: heard });
  };
}
/** The views with an ear at what each of them raises, listened to by the example or not. All are fetched. */
export async function loadListeningViews(views: ViewRegistry, hear: EventListener): Promise<ViewRegistry> {
  const loaded = await Promise.all(
    Object.entries(views).map(async ([type, entry]) => {
      const { load, view = await load?.(), ...rest } = entry;
      if (view === undefined) throw new Error(`expects a view of ${type}, found none`);
      return [type, { ...rest, view: listen(type, view, hear) }] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
