import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { operations } from '../../src/protocol/operations.ts';
import type { WhitelabelModule } from '../../src/protocol/document/whitelabel.ts';
import { listDocuments } from '../law/document-print.ts';
import { listSources } from '../law/list-sources.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const root = resolve(import.meta.dirname, '../..');
const documents = listDocuments(root).map((file) => ({
  file,
  text: readTreeText(resolve(root, file)),
}));
const { tree } = JSON.parse(
  documents.find(({ file }) => file.endsWith('settings/whitelabel.json'))?.text ?? '{}',
) as { readonly tree: WhitelabelModule };
const listModules = (module: WhitelabelModule): readonly WhitelabelModule[] => [
  module,
  ...module.childrenNodes.flatMap(listModules),
];

const moduleIds: ReadonlySet<string> = new Set(operations.map(({ moduleId }) => moduleId));
const bodies = [
  ...documents.filter(({ file }) => !file.endsWith('settings/whitelabel.json')).map(({ text }) => text),
  ...listSources(root)
    .filter(
      ({ path }) => /^(src|server|platform)\//.test(path) && !/\.(test|fake)\.|\/generated\//.test(path),
    )
    .map(({ text }) => text),
];
/** A call is refused without it, or a screen, a form or the server asks for it; a group switches what is below it. */
const isRead = ({ modId, childrenNodes }: WhitelabelModule): boolean =>
  childrenNodes.length > 0 ||
  moduleIds.has(modId) ||
  bodies.some((text) => text.includes(`whitelabel.${modId}"`) || new RegExp(`['"]${modId}['"]`).test(text));

const listUnread = (whole: WhitelabelModule): readonly string[] =>
  listModules(whole)
    .filter((module) => !isRead(module))
    .map(({ modId }) => modId);

describe('every switch of the whitelabel tree', () => {
  it('does something', () => {
    expect(listModules(tree).length).toBeGreaterThan(45);
    expect(listUnread(tree)).toEqual([]);
  });

  it('is missed where nothing reads it', () => {
    const planted = { modId: 'NOSUCH3', name: '', enabled: true, childrenNodes: [] };
    const withPlant = { ...tree, childrenNodes: [...tree.childrenNodes, planted] };
    expect(listUnread(withPlant)).toEqual(['NOSUCH3']);
  });
});

/** Routes that are about one module. Their calls are refused without it, so nothing may lead there. */
const routeModules: Readonly<Record<string, string>> = {
  deposit: 'DPSTBAS3',
  rewards: 'REWCEN3',
  missions: 'REWCEN3',
  'point-mall': 'PTSYS3',
  'point-convert': 'PTSYS3',
  'point-history': 'PTSYS3',
  messages: 'INBOX3',
  'message-new': 'INBOX3',
  conversation: 'INBOX3',
  favorite: 'GAMELOFAV3',
  recent: 'GAMELOREC3',
  feedback: 'FEEDBACK3',
};
/** Documents that are part of such a page: the module is on where one sees them. */
const pattern =
  /(fragments\/(deposit-|redeem-order)|pages\/(deposit|rewards|missions|point-|message|conversation|feedback|own-games))/;
/** What has to be settled is shown even so. */
const keepsLinks = /pages\/(close-account|promotions)\.json$/;

/** Links of a document to such routes that nothing hides while the module is off: `document → route`. */
const listOpenLinks = (file: string, document: unknown): readonly string[] => {
  const found: string[] = [];
  const visit = (value: unknown, shown: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { show, ...node } = value as JsonObject;
    const conditions = show === undefined ? shown : `${shown}${JSON.stringify(show)}`;
    // What an event is sent to is a flow, no route.
    for (const key of node['do'] === 'send' ? [] : ['to', 'route', 'moreRoute']) {
      const target = node[key];
      const route = typeof target === 'string' ? target : '';
      const needed = routeModules[route];
      if (needed !== undefined && !conditions.includes(`whitelabel.${needed}"`))
        found.push(`${file} → ${route}`);
    }
    for (const inner of Object.values(node)) visit(inner, conditions);
  };
  visit(document, '');
  const moduleOf = Object.entries(routeModules).find(([route]) => file.endsWith(`pages/${route}.json`))?.[1];
  // Pages of one module lead to each other.
  return found.filter(
    (line) => moduleOf === undefined || routeModules[line.split(' → ')[1] ?? ''] !== moduleOf,
  );
};

describe('a page whose module is off', () => {
  it('has no link to it', () => {
    const layouts = documents.filter(({ file }) => file.startsWith('layouts/') && !keepsLinks.test(file));
    const open = layouts
      .flatMap(({ file, text }) => listOpenLinks(file, JSON.parse(text)))
      .filter((line) => !pattern.test(line));
    expect(open).toEqual([]);
  });

  it('is found where a link to it is always there', () => {
    const link = { type: 'Link', props: { route: 'rewards' } };
    expect(listOpenLinks('menus/a.json', { items: [link] })).toEqual(['menus/a.json → rewards']);
    const show = { var: 'settings.whitelabel.REWCEN3' };
    expect(listOpenLinks('menus/a.json', { items: [{ ...link, show }] })).toEqual([]);
  });
});
