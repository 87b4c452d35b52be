import { join } from 'node:path';
import type { Issue } from '../../src/protocol/release/issue.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { siteChecker } from '../site/site-checker.ts';
import { copyLazily, type EditableSite } from './lazy-copy.ts';

type Part = Record<string, unknown>;
export type { EditableSite };

const root = join(import.meta.dirname, '..', '..');
const source = readSourceFiles(root);

/** The default site as data that can be changed. */
export async function copySite(): Promise<EditableSite> {
  const { documents, issues } = await source;
  if (issues.length > 0) throw new Error(`expects readable documents, got ${JSON.stringify(issues[0])}`);
  return copyLazily(documents);
}
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The node with an id, with the list that holds it. */
function findNode(value: unknown, id: string): { readonly node: Part; readonly list: unknown[] } | null {
  if (!isPart(value)) return null;
  for (const inner of Object.values(value)) {
    if (Array.isArray(inner)) {
      const node: unknown = inner.find(
        (item) => isPart(item) && item['id'] === id && ('type' in item || 'use' in item),
      );
      if (isPart(node)) return { node, list: inner as unknown[] };
    }
    const deeper = findNode(inner, id);
    if (deeper !== null) return deeper;
  }
  return null;
}
export function nodeOf(site: EditableSite, document: string, id: string): Part {
  const found = findNode({ list: [site[document]?.['root']], inner: site[document] }, id);
  if (found === null) throw new Error(`expects a node ${id} in ${document}`);
  return found.node;
}
export function removeNode(site: EditableSite, document: string, id: string): void {
  const found = findNode(site[document], id);
  if (found === null) throw new Error(`expects a node ${id} in ${document}`);
  found.list.splice(found.list.indexOf(found.node), 1);
}
export function addNode(site: EditableSite, document: string, parent: string, node: Part): void {
  const found = nodeOf(site, document, parent);
  found['children'] = [...((found['children'] as unknown[] | undefined) ?? []), node];
}
export function dropPolicy(site: EditableSite, name: string): void {
  const kept = site['site'] ?? {};
  const policies = kept['policies'] as readonly { readonly policy: string }[];
  kept['policies'] = policies.filter(({ policy }) => policy !== name);
  Object.assign(site['settings/jurisdiction'] ?? {}, { policiesOnEveryPage: [] });
}

/** Codes about ways out, in the proof and before it. */
const ofProof = /^(?:proof|control)\./;

/** What the proof says; any other finding is a mistake of the test. */
export async function prove(site: EditableSite): Promise<readonly Issue[]> {
  const { issues } = await siteChecker.check(site);
  const strange = issues.filter(({ code, severity }) => severity === 'error' && !ofProof.test(code));
  if (strange.length > 0)
    throw new Error(`expects only findings of the proof, got ${JSON.stringify(strange)}`);
  return issues.filter(({ code }) => ofProof.test(code));
}
