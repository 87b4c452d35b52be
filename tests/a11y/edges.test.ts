import { describe, expect, test } from 'vitest';
import { measureContrast } from '../../src/protocol/theme/contrast.ts';
import { consoleSystem } from '../../src/console/system.ts';
import { labSystem } from '../../src/lab/system.ts';

const systems = { console: consoleSystem, lab: labSystem };
const themes = ['_light', '_dark'] as const;
type System = typeof consoleSystem;
type Theme = (typeof themes)[number];

/** The colour behind a name, through the names that it is made of. */
function resolve(system: System, name: string, theme: Theme): string {
  const token = system.tokens.getByName(`colors.${name}`);
  const value = String(token?.extensions.conditions?.[theme] ?? token?.value);
  const other = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  return other === undefined ? value.replace(/^white$/, '#ffffff') : resolve(system, other, theme);
}
/** The colour that a recipe gives to the edge of a control. */
function findEdge(styles: unknown, path: readonly string[]): string {
  let part: unknown = styles;
  for (const name of path)
    part =
      typeof part === 'object' && part !== null
        ? (part as Readonly<Record<string, unknown>>)[name]
        : undefined;
  const edge = /"borderColor":"([a-z.]+)"/.exec(JSON.stringify(part ?? null))?.[1];
  if (edge === undefined) throw new Error('Expected a recipe with the colour of an edge');
  return edge;
}

describe.each(Object.entries(systems))('%s', (_, system) => {
  test.each(themes)('the edges of its fields are seen on every ground (%s)', (theme) => {
    const edges = [
      findEdge(system.getRecipe('input'), ['variants', 'variant', 'outline']),
      findEdge(system.getRecipe('textarea'), ['variants', 'variant', 'outline']),
      findEdge(system.getSlotRecipe('checkbox'), ['variants', 'variant', 'solid', 'control']),
      findEdge(system.getSlotRecipe('nativeSelect'), ['variants', 'variant', 'outline', 'field']),
    ];
    for (const edge of edges)
      for (const ground of ['bg.panel', 'bg.canvas', 'bg.subtle'])
        expect(
          measureContrast(resolve(system, edge, theme), resolve(system, ground, theme)),
          `${edge} on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
  });
});

test.each(themes)('white words are read on toasts of the console (%s)', (theme) => {
  for (const tone of ['green', 'orange', 'red', 'brand'])
    expect(
      measureContrast('#ffffff', resolve(consoleSystem, `${tone}.solid`, theme)),
      tone,
    ).toBeGreaterThanOrEqual(4.5);
});
