import type { ReactNode } from 'react';
import type { JsonObject } from '../protocol/json.ts';

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
