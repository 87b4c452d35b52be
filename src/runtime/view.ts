import type { ReactNode } from 'react';
import type { JsonObject } from '../protocol/json/json.ts';

/**
 * What the runtime gives to a component's view. A view knows nothing of layouts: its props are
 * resolved, its words come from `text`, its looks from `classes`, and what a person does goes out
 * through `emit`.
 */
export interface ViewProps<Props = JsonObject> {
  readonly nodeId: string;
  readonly props: Props;
  /** Class per style slot of the definition; `root` at least. */
  readonly classes: Readonly<Record<string, string>>;
  /** Raises a layout event declared by the definition. */
  readonly emit: (event: string, payload?: JsonObject) => void;
  /** Words declared in the definition's `texts`, in the current locale. */
  readonly text: (name: string, args?: JsonObject) => string;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly children?: ReactNode;
}
export type View<Props = JsonObject> = (props: ViewProps<Props>) => ReactNode;

/**
 * One line of a view list (`generated/views.ts` of components and forms). Exactly one of `view`
 * (in the entry chunk) and `load` (fetched when a screen names it) is given.
 */
export interface ViewEntry {
  // The props of each view are its own; the compiler checked them against the definition.
  readonly view?: View<never>;
  readonly load?: () => Promise<View<never>>;
  /** CSS length held while `load` runs, so that nothing jumps. */
  readonly reserve?: string;
  /**
   * Words of the definition whose message key is not `component.<Type>.<name>`. All others are found by
   * that name, so that a list of every word of every component stays out of the browser.
   */
  readonly texts?: Readonly<Record<string, string>>;
}
/** Under this name the list has the rows of which only those in the window are drawn. */
export const windowRows = 'Rows:window';

/** Component type → view. Host-lowered components are not in it. */
export type ViewRegistry = Readonly<Record<string, ViewEntry>>;

/** Views of one chunk, by their type; `rooms` has the rem held for each while it is fetched, 0 for none. */
export const listLazyViews = (
  load: () => Promise<{ readonly views: Readonly<Record<string, View<never>>> }>,
  rooms: Readonly<Record<string, number>>,
): ViewRegistry =>
  Object.fromEntries(
    Object.entries(rooms).map(([type, rem]) => [
      type,
      {
        // The generator lists types that the chunk has.
        load: () => load().then(({ views }) => views[type] as View<never>),
        ...(rem === 0 ? {} : { reserve: `${rem}rem` }),
      },
    ]),
  );
