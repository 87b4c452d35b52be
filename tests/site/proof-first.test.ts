import { expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import type { JsonObject } from '../../src/protocol/json.ts';

/** Buttons of steps that come after the proof, or need none. */
const later = ['codes-kept', 'rename-form', 'save'];
const read = (page: string): JsonObject =>
  JSON.parse(readFileSync(`layouts/pages/${page}`, 'utf8')) as JsonObject;
const listNodes = (value: unknown): readonly JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value as JsonObject, ...Object.values(value).flatMap(listNodes)];
};
const isMain = ({ type, props = {} }: JsonObject): boolean => {
  const { variant, submitVariant, tone } = props as JsonObject;
  if (type === 'SchemaForm') return submitVariant !== 'outline';
  return type === 'Button' && (variant ?? 'solid') === 'solid' && (tone ?? 'brand') === 'brand';
};
/** Main buttons of a page that stay so while a proof of the owner is due. */
const listRivals = ({ root }: JsonObject): readonly string[] => {
  const nodes = listNodes(root);
  if (!nodes.some(({ use }) => use === 'fragment:owner-proof')) return [];
  return nodes
    .filter((node) => isMain(node) && !later.includes(node['id'] as string))
    .filter(
      ({ props }) => !JSON.stringify(props ?? null).includes('"aside":{"$e":{"var":"rule.isProofDue"}}'),
    )
    .map(({ id }) => id as string);
};

it('a page has no main button beside the proof of the owner while it is due', () => {
  const rivals = readdirSync('layouts/pages').flatMap((page) =>
    listRivals(read(page)).map((id) => `${page} ${id}`),
  );
  expect(rivals).toEqual([]);
});

it('is found with a form that keeps its main button', () => {
  const proof = { use: 'fragment:owner-proof', id: 'owner-proof' };
  const form = { type: 'SchemaForm', id: 'form', props: { form: 'contactStart' } };
  expect(listRivals({ root: { children: [proof, form] } })).toEqual(['form']);
});
