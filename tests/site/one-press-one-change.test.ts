import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from '../../server/console/draft-summary.ts';
import { applyDocumentPatches } from '../../server/site/draft/apply-patches.ts';
import { findRevertPatch } from '../../server/site/release/revert.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { diffSites } from '../../src/compiler/diff-sites.ts';
import { brandPath, moveItem } from '../../src/console/brand/brand-document.ts';
import { placeField, readRows, registerFieldsPath } from '../../src/console/fields/register-fields.ts';
import { moveEntry, readMenu } from '../../src/console/menus/menu-document.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Json } from '../../src/protocol/json/json.ts';

let base: SiteDocuments;
beforeAll(async () => {
  const { documents } = await readSourceFiles(join(import.meta.dirname, '..', '..'));
  const marks = ['PAGCOR', 'GLI', 'eCOGRA'].map((name) => ({
    id: name.toLowerCase(),
    name,
    image: '/assets/licence-demo.svg',
  }));
  base = { ...documents, [brandPath]: { ...(documents[brandPath] as object), licenceMarks: marks } };
});

/** A press in the console: which document, and what it makes of it. */
interface Press {
  readonly name: string;
  readonly document: string;
  readonly press: (document: Json) => Json;
}
const jsonOf = (documents: SiteDocuments, path: string): Json => documents[path] as Json;
const rowsOf = (documents: SiteDocuments) =>
  readRows(jsonOf(documents, registerFieldsPath), jsonOf(base, registerFieldsPath));
const moveField = (name: string, by: -1 | 1) => (document: Json) => {
  const rows = readRows(document, jsonOf(base, registerFieldsPath));
  const index = rows.findIndex((row) => row.name === name);
  return placeField(document, rows, name, rows[index + by]?.name ?? name);
};

/** Each neighbour of each list, in both directions. */
const listPresses = (): readonly Press[] => [
  ...rowsOf(base).flatMap(({ name }, index, rows) => [
    ...(index === 0
      ? []
      : [{ name: `${name} up`, document: registerFieldsPath, press: moveField(name, -1) }]),
    ...(index === rows.length - 1
      ? []
      : [{ name: `${name} down`, document: registerFieldsPath, press: moveField(name, 1) }]),
  ]),
  ...Object.keys(base)
    .filter((path) => path.startsWith('menus/'))
    .flatMap((document) =>
      readMenu(jsonOf(base, document), jsonOf(base, document)).flatMap(({ trail, index, siblings }) => [
        ...(index === 0
          ? []
          : [{ name: `${trail.join('/')} up`, document, press: (menu: Json) => moveEntry(menu, trail, -1) }]),
        ...(index === siblings - 1
          ? []
          : [
              { name: `${trail.join('/')} down`, document, press: (menu: Json) => moveEntry(menu, trail, 1) },
            ]),
      ]),
    ),
  ...([0, 1] as const).flatMap((index) => [
    {
      name: `mark ${index} down`,
      document: brandPath,
      press: (brand: Json) => moveItem(brand, 'licenceMarks', index, 1),
    },
    {
      name: `mark ${index + 1} up`,
      document: brandPath,
      press: (brand: Json) => moveItem(brand, 'licenceMarks', index + 1, -1),
    },
  ]),
];
const pressed = (documents: SiteDocuments, { document, press }: Press): SiteDocuments => ({
  ...documents,
  [document]: press(jsonOf(documents, document)),
});

describe('one press of a button that orders', () => {
  it('is one difference and one sentence with the name of the neighbour, and undo puts all of it back', () => {
    const presses = listPresses();
    expect(presses.length).toBeGreaterThan(60);
    const wrong = presses.flatMap((one) => {
      const documents = pressed(base, one);
      const changes = diffSites(base, documents);
      const [change] = changes;
      const differences = findDifferences(base[one.document], documents[one.document]);
      const patch = change ? findRevertPatch(diffSites, { base, documents }, change) : null;
      const left = patch ? diffSites(base, applyDocumentPatches(documents, [patch])) : changes;
      const isRight =
        changes.length === 1 &&
        differences.length === 1 &&
        left.length === 0 &&
        /^(Registration|Menu \S+|Brand): .+ moved (above|below) [^0-9]+/.test(change?.summary ?? '');
      return isRight
        ? []
        : [{ press: one.name, differences, told: changes.map(({ summary }) => summary), left: left.length }];
    });
    expect(wrong).toEqual([]);
  });

  it('says who moved, in words, and the way back is no change at all', () => {
    const up: Press = { name: '', document: registerFieldsPath, press: moveField('email', -1) };
    const documents = pressed(base, up);
    const [above] = rowsOf(documents).slice(rowsOf(documents).findIndex(({ name }) => name === 'email') + 1);
    expect(diffSites(base, documents)).toMatchObject([
      {
        kind: 'moved',
        pointer: '/fields/email/order',
        summary: expect.stringMatching(/^Registration: Email moved above /),
      },
    ]);
    expect(above?.name).toBe(rowsOf(base)[rowsOf(base).findIndex(({ name }) => name === 'email') - 1]?.name);
    expect(pressed(documents, { ...up, press: moveField('email', 1) })).toEqual(base);
  });

  it('leaves no two fields at one place, however often somebody presses', () => {
    let documents = base;
    for (const name of ['email', 'line', 'email', 'qq', 'line', 'email', 'line', 'qq', 'email', 'line'])
      for (const by of [-1, -1, -1, 1] as const)
        documents = pressed(documents, { name, document: registerFieldsPath, press: moveField(name, by) });
    const orders = rowsOf(documents).map(({ field }) => field.order);
    expect(new Set(orders).size).toBe(orders.length);
    expect(Math.min(...orders)).toBeGreaterThanOrEqual(0);
  });

  it('undoes a draft of before, where two fields had changed places', () => {
    const [one, other] = rowsOf(base).slice(3, 5);
    if (one === undefined || other === undefined) throw new Error('expects five fields');
    const patches = [
      [one.name, other.field.order],
      [other.name, one.field.order],
    ] as const;
    const documents = applyDocumentPatches(
      base,
      patches.map(([name, value]) => ({
        document: registerFieldsPath,
        op: 'replace',
        path: ['fields', name, 'order'],
        value,
      })),
    );
    const changes = diffSites(base, documents);
    expect(changes).toHaveLength(1);
    const [change] = changes;
    const patch = change ? findRevertPatch(diffSites, { base, documents }, change) : null;
    expect(patch && applyDocumentPatches(documents, [patch])).toEqual(base);
  });

  it('undoes one move and leaves another, and a changed word, as they are', () => {
    const menu = 'menus/footer';
    const trails = readMenu(jsonOf(base, menu), jsonOf(base, menu)).map(({ trail }) => trail);
    const [first = [], , , , fifth = []] = trails;
    let documents = base;
    for (const trail of [first, fifth])
      documents = pressed(documents, { name: '', document: menu, press: (now) => moveEntry(now, trail, 1) });
    const changes = diffSites(base, documents);
    expect(changes).toHaveLength(2);
    for (const change of changes) {
      const patch = findRevertPatch(diffSites, { base, documents }, change);
      const left = patch ? diffSites(base, applyDocumentPatches(documents, [patch])) : [];
      expect(left.map(({ summary }) => summary)).toEqual(
        changes.filter((other) => other !== change).map(({ summary }) => summary),
      );
    }
  });
});
