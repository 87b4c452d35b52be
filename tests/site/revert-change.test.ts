import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { diffSites } from '../../src/compiler/diff-sites.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import { planRevert } from '../../server/site/release/revert.ts';
import { applyDocumentPatches } from '../../server/site/draft/apply-patches.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import type { DocumentPatch, Draft } from '../../server/site/site-service.ts';

let base: SiteDocuments;
beforeAll(async () => {
  ({ documents: base } = await readSourceFiles(join(import.meta.dirname, '..', '..')));
});

const draftOf = (patches: readonly DocumentPatch[]): Draft => ({
  baseRevision: 1,
  version: 2,
  patches,
  authors: ['emil'],
  base,
  documents: applyDocumentPatches(base, patches),
  updatedBy: 'emil',
  updatedAt: null,
});
const edits: Readonly<Record<string, DocumentPatch>> = {
  'a field': {
    document: 'settings/register-fields',
    op: 'replace',
    path: ['fields', 'email', 'required'],
    value: false,
  },
  'a text': { document: 'locales/EN', op: 'replace', path: ['nav.home'], value: 'Start' },
  'a menu entry': { document: 'menus/side', op: 'add', path: ['items', 0, 'hidden'], value: true },
  'a property': {
    document: 'pages/register',
    op: 'add',
    path: ['root', 'props', 'paddingBlock'],
    value: '4',
  },
  'a node': { document: 'menus/footer', op: 'remove', path: ['items', 0] },
  'a limit': { document: 'settings/limits', op: 'replace', path: ['minimumAge'], value: 25 },
};

describe('undoing one change of a draft', () => {
  it('takes back exactly that one, whatever else is in the draft', () => {
    let undone = 0;
    for (const [name, edit] of Object.entries(edits)) {
      const others = Object.entries(edits).flatMap(([other, one]) => (other === name ? [] : [one]));
      const draft = draftOf([...others, edit]);
      const wanted = applyDocumentPatches(base, others);
      const ownChanges = diffSites(wanted, draft.documents);
      expect(ownChanges, name).toHaveLength(1);
      const change = diffSites(base, draft.documents).find(
        ({ summary }) => summary === ownChanges[0]?.summary,
      );
      if (change === undefined) throw new Error(`${name}: expected its sentence in the review`);
      const patches = planRevert(diffSites, draft, change);
      if (patches === null) continue;
      expect(diffSites(wanted, applyDocumentPatches(base, patches)), name).toEqual([]);
      undone += 1;
    }
    expect(undone).toBeGreaterThanOrEqual(5);
  });

  it('leaves an empty draft where it was the only one', () => {
    for (const [name, edit] of Object.entries(edits)) {
      const draft = draftOf([edit]);
      const [change] = diffSites(base, draft.documents);
      if (change === undefined) throw new Error(`${name}: expected a change`);
      expect(planRevert(diffSites, draft, change), name).toEqual([]);
    }
  });

  it('refuses a change that others build on, and one that is not there', () => {
    const added = { type: 'Box', id: 'fresh', children: [] };
    const draft = draftOf([
      { document: 'pages/extra', op: 'add', path: [], value: { id: 'extra', root: added } },
      { document: 'site', op: 'replace', path: ['name'], value: 'Other' },
    ]);
    const absent = { document: 'site', pointer: '/name', summary: 'Site: no such sentence' };
    expect(planRevert(diffSites, draft, absent)).toBeNull();
    expect(planRevert(diffSites, draft, { ...absent, pointer: '/nowhere/at/all' })).toBeNull();
  });
});
