import { describe, expect, test } from 'vitest';
import { machineCatalog } from '../generated/catalog.ts';
import { layOutGraph, nodeSize } from './lay-out-picture.ts';
import { readPicture } from './read-picture.ts';
import { readCatalogStructure } from './structure.ts';

describe.each(Object.keys(machineCatalog))('the picture of %s', (id) => {
  const structure = readCatalogStructure(id);
  const graph = layOutGraph(structure);

  test('holds every resting state once, the start leftmost', () => {
    const resting = structure.states.filter(({ kind }) => kind !== 'compound').map(({ path }) => path);
    expect(graph.nodes.map(({ path }) => path).sort()).toEqual([...resting].sort());
    const left = Math.min(...graph.nodes.map(({ x }) => x));
    expect(graph.nodes.find(({ path }) => path === structure.initial)?.x).toBe(left);
  });
  test('lays no state over another, and none outside', () => {
    for (const one of graph.nodes) {
      expect(one.x + nodeSize.width).toBeLessThanOrEqual(graph.width);
      expect(one.y + nodeSize.height).toBeLessThanOrEqual(graph.height);
      for (const other of graph.nodes) {
        const isApart =
          one === other ||
          Math.abs(one.x - other.x) >= nodeSize.width ||
          Math.abs(one.y - other.y) >= nodeSize.height;
        expect(isApart).toBe(true);
      }
    }
  });
  test('draws every transition that leads elsewhere', () => {
    const drawn = new Set(graph.edges.flatMap(({ transitions }) => transitions));
    const leading = structure.transitions.filter(({ source, targets }) =>
      targets.some((target) => target !== source),
    );
    expect(leading.filter((arrow) => !drawn.has(arrow.id)).map((arrow) => arrow.id)).toEqual([]);
  });
  test('is stored as it would be laid out now', () => {
    const stored = readPicture(id);
    expect(stored.nodes.map(({ path }) => path)).toEqual(graph.nodes.map(({ path }) => path));
    expect(stored.edges.map((edge) => edge.transitions)).toEqual(graph.edges.map((edge) => edge.transitions));
  });
});
