import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { ComponentNode } from '../../protocol/document/document.ts';
import type { CompiledNode, CompiledValue } from '../../protocol/release/release.ts';
import type { Environment } from '../environment.ts';
import { listNames } from '../suggest.ts';
import type { Assembly } from './assembly.ts';

type Child = number | CompiledValue;

/** Reports children that do not belong to their parent, each where it was written. */
const checkPlacement = (
  assembly: Assembly,
  env: Environment,
  parent: ComponentDefinition,
  children: readonly Child[],
): void => {
  const { components } = env.screen.site;
  for (const child of children) {
    const node = typeof child === 'number' ? assembly.nodes[child] : undefined;
    const source = typeof child === 'number' ? assembly.sources[child] : undefined;
    const definition = node === undefined ? undefined : components.get(node.type);
    // An unknown component was reported where it is named.
    if (node === undefined || source === undefined || definition === undefined) continue;
    const isRefused = parent.holds?.includes(definition.type) === false;
    const isAstray = definition.within?.includes(parent.type) === false;
    if (isRefused)
      env.log.report(
        'node.misplaced',
        source,
        `The children of ${parent.type} are ${listNames(parent.holds ?? [])}, got ${definition.type}; put it inside one.`,
      );
    else if (isAstray)
      env.log.report(
        'node.misplaced',
        source,
        `${definition.type} is a child of ${listNames(definition.within ?? [])}, and is one of ${parent.type} here.`,
      );
  }
};

const isConditional = ({ show, in: place }: CompiledNode): boolean =>
  show !== undefined || place !== undefined;

/** Reports rows whose cells would not be below the columns that they belong to. */
const checkCells = (
  assembly: Assembly,
  env: Environment,
  table: ComponentDefinition,
  columns: unknown,
  rows: readonly Child[],
): void => {
  if (table.columns === undefined || !Array.isArray(columns)) return;
  for (const row of rows) {
    const node = typeof row === 'number' ? assembly.nodes[row] : undefined;
    const source = typeof row === 'number' ? assembly.sources[row] : undefined;
    if (node === undefined || source === undefined || table.holds?.includes(node.type) === false) continue;
    const cells = node.children ?? [];
    if (cells.length !== columns.length)
      env.log.report(
        'node.cell-count',
        source,
        `The row has ${cells.length} cells, and the table has ${columns.length} columns; a column without anything has an empty cell.`,
      );
    for (const cell of cells) {
      const inner = typeof cell === 'number' ? assembly.nodes[cell] : undefined;
      const place = typeof cell === 'number' ? assembly.sources[cell] : undefined;
      if (inner === undefined || place === undefined || !isConditional(inner)) continue;
      env.log.report(
        'node.cell-count',
        place,
        'A cell that can go away would move those after it below other columns; put the condition on what is in it.',
      );
    }
  }
};

/** Children have to belong where they are. */
export const checkChildren = (
  assembly: Assembly,
  env: Environment,
  parent: ComponentDefinition,
  { props }: Pick<ComponentNode, 'props'>,
  children: readonly Child[],
): void => {
  checkPlacement(assembly, env, parent, children);
  checkCells(assembly, env, parent, props?.[parent.columns ?? ''], children);
};
