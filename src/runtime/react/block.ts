import type { Scope } from '../core/scope.ts';
import { watchRow } from '../core/scope.ts';
import { isPartChanged, type Reads } from '../core/values.ts';
import type { Engine } from './engine.ts';
import type { RowTemplate } from './row-template.ts';

/** One bound attribute, class or text of a host element. */
export interface Binding {
  readonly nodeId: string;
  readonly reads: Reads;
  /** React never draws it: it is written as soon as the element is there. */
  readonly isLeftToDom?: boolean;
  /** Updates the element. Returns whether it had to be changed. */
  readonly write: (element: Element, scope: Scope) => boolean;
}

/** The bindings of elements that are mounted and unmounted together: those of a row or of one element. */
export class BlockPlan {
  readonly bindings: Binding[] = [];
  private inRows: ReadonlyMap<string, readonly RowBinding[]> | null = null;

  /** `rootId`: the node whose element the block is attached to. */
  constructor(readonly rootId: string) {}

  /** Row name → what reads of that row. Asked for when all bindings are known. */
  rows(): ReadonlyMap<string, readonly RowBinding[]> {
    if (this.inRows !== null) return this.inRows;
    const bindings = new Map<string, RowBinding[]>();
    for (const binding of this.bindings)
      for (const [name, parts] of binding.reads.rows)
        bindings.set(name, [...(bindings.get(name) ?? []), { binding, parts }]);
    this.inRows = bindings;
    return bindings;
  }
}
interface RowBinding {
  readonly binding: Binding;
  readonly parts: readonly (readonly string[])[];
}

/**
 * Roots of blocks whose DOM was changed after React rendered it. React compares with its own last render,
 * so a new block on such a root cannot assume that the DOM shows the values it was rendered with.
 */
const written = new WeakSet<Element>();

/**
 * Keeps the bound parts of elements up to date without rendering. React renders them once with the
 * present values and keeps those props; from then on the block writes to the DOM. It writes every
 * difference that it finds: also after React rendered again, after the elements were hidden, and after
 * another block wrote to the same elements.
 */
export class Block {
  private readonly drawnAt: number;

  constructor(
    private readonly plan: BlockPlan,
    private readonly scope: Scope,
    private readonly engine: Engine,
    /** What the root holds; null where React draws it. */
    private readonly template: RowTemplate | null,
  ) {
    this.drawnAt = engine.runtime.store.version();
  }

  private findElement(root: Element, nodeId: string): Element | null {
    if (nodeId === this.plan.rootId) return root;
    return this.template === null
      ? root.querySelector(`[data-node="${CSS.escape(nodeId)}"]`)
      : this.template.find(root, nodeId);
  }

  private apply(root: Element, binding: Binding): void {
    const element = this.findElement(root, binding.nodeId);
    if (element === null || !binding.write(element, this.scope)) return;
    written.add(root);
    this.engine.onRender?.(binding.nodeId);
  }

  private readonly writeCopy = (copy: Node): void => {
    for (const { nodeId, write } of this.plan.bindings) {
      const element = this.template?.find(copy, nodeId) ?? null;
      if (element !== null) write(element, this.scope);
    }
  };

  /** For `ref`: from here on the elements follow what they read. */
  readonly attach = (root: Element): (() => void) => {
    const { plan, scope } = this;
    const { store } = this.engine.runtime;
    this.template?.fill(root, this.writeCopy);
    const isStale = store.version() !== this.drawnAt || written.has(root);
    for (const binding of plan.bindings)
      if (isStale || binding.isLeftToDom === true) this.apply(root, binding);
    const ends: (() => void)[] = [];
    for (const binding of plan.bindings) {
      const { paths } = binding.reads;
      if (paths.length > 0) ends.push(store.subscribe(paths, () => this.apply(root, binding)));
    }
    for (const [name, readers] of plan.rows()) {
      const end = watchRow(scope, name, (before, after) => {
        for (const { binding, parts } of readers)
          if (isPartChanged(parts, before, after)) this.apply(root, binding);
      });
      ends.push(end);
    }
    const [only] = ends;
    if (only !== undefined && ends.length === 1) return only;
    return () => {
      for (const end of ends) end();
    };
  };
}
