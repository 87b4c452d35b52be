import type { ComponentNode } from '../../protocol/document/document.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { Environment } from '../environment.ts';
import type { Place } from '../pointer.ts';

/** A component node and where its pieces were written. */
export interface ComponentPart {
  readonly node: ComponentNode;
  readonly places: {
    readonly self: Place;
    readonly prop: (name: string) => Place;
    readonly event: (name: string) => Place;
    /** Where a child was written; without it, in `children`. */
    readonly child?: (index: number) => Place;
  };
  /** A rule written elsewhere that decides too whether it shows; `isNot` where it shows without it. */
  readonly gate?: { readonly rule: Rule; readonly place: Place; readonly isNot: boolean };
  /** Children that come from a menu. */
  readonly menuChildren?: readonly MenuPart[];
}

/** An entry of a menu as a part of the screen, in the menu's own document. */
export interface MenuPart {
  readonly env: Environment;
  readonly part: ComponentPart;
}
