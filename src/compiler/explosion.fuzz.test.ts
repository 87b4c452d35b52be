import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompiledScreen } from '../protocol/release/release.ts';
import { limits, sourceLimits } from '../protocol/json/limits.ts';
import { compileSite } from './compile-site.fake.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { createTinySite } from './tiny-site.fake.ts';

const catalogue = createTinyCatalogue();

interface Level {
  /** How often the level uses the next one. */
  readonly uses: number;
  /** How often what is put into its slot is drawn. */
  readonly slots: number;
  /** Boxes around all of it. */
  readonly depth: number;
}

const head = (id: string): object => ({ $schema: 's', language: 1, id });
const nest = (depth: number, children: readonly object[]): object =>
  Array.from({ length: depth }).reduce<object>(
    (inner, _, index) => ({ type: 'Box', id: `deep${index}`, children: [inner] }),
    { type: 'Box', id: 'level', children },
  );

/** Fragments of which each uses the next one, so that a few lines stand for uses ^ levels nodes. */
const makeChain = (levels: readonly Level[]): Record<string, object> =>
  Object.fromEntries(
    levels.map(({ uses, slots, depth }, index): [string, object] => {
      const isLast = index === levels.length - 1;
      const inner = isLast
        ? [{ type: 'Text', id: 'words', children: [{ $t: 'home.title' }] }]
        : Array.from({ length: uses }, (_, use) => ({
            use: `fragment:level${index + 1}`,
            id: `use${use}`,
            // What fills a slot is as large as all below it: slots multiply too.
            slots: { more: [{ use: `fragment:level${index + 1}`, id: `filled${use}` }] },
          }));
      const places = Array.from({ length: slots }, (_, slot) => ({ slot: 'more', id: `slot${slot}` }));
      const root = nest(depth, [...inner, ...places]);
      return [`fragments/level${index}`, { ...head(`level${index}`), slots: ['more'], root }];
    }),
  );

const measure = (screen: CompiledScreen): { readonly nodes: number; readonly depth: number } => {
  const depthOf = (index: number): number => {
    const node = screen.nodes[index];
    const inner = [...(node?.children ?? []), ...Object.values(node?.slots ?? {}).flat()];
    const below = inner.map((child) => (typeof child === 'number' ? depthOf(child) : 0));
    return 1 + Math.max(0, ...below);
  };
  return { nodes: screen.nodes.length, depth: depthOf(screen.root) };
};

it('refuses what fragments and slots blow up, in bounded time, and ships only screens within the limits', async () => {
  let refused = 0;
  let shipped = 0;
  const level = fc.record({
    uses: fc.integer({ min: 1, max: 4 }),
    slots: fc.integer({ min: 0, max: 2 }),
    depth: fc.integer({ min: 0, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(level, { minLength: 1, maxLength: sourceLimits.fragmentDepth + 2 }),
      async (levels) => {
        const site = createTinySite() as Record<string, object>;
        const home = site['pages/home'] as { readonly root: { readonly children?: readonly object[] } };
        const root = { ...home.root, children: [{ use: 'fragment:level0', id: 'first' }] };
        const started = performance.now();
        const documents = { ...site, ...makeChain(levels), 'pages/home': { ...home, root } };
        const { release, issues } = await compileSite(documents, catalogue);
        // Far above what it takes here; without limits it would be hours.
        expect(performance.now() - started).toBeLessThan(10_000);
        // As many findings as there are nodes would blow up what is shown to an operator.
        expect(issues.length).toBeLessThan(limits.nodesPerPage);
        if (release === null) {
          refused += 1;
          return;
        }
        shipped += 1;
        for (const hash of Object.values(release.manifest.pages)) {
          const { nodes, depth } = measure(JSON.parse(release.parts[hash]?.body ?? '') as CompiledScreen);
          expect(nodes).toBeLessThanOrEqual(limits.nodesPerPage);
          expect(depth).toBeLessThanOrEqual(limits.nodeDepth);
        }
      },
    ),
    { numRuns: 30, seed: 7 },
  );
  // Both sides of the limits were met.
  expect(refused).toBeGreaterThan(5);
  expect(shipped).toBeGreaterThan(5);
});
