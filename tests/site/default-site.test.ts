import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompileResult } from '../../src/compiler/compile-result.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { patternFamilies } from '../../src/protocol/pattern-families.ts';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import type { CompiledForm, CompiledScreen, CompiledSite } from '../../src/protocol/release.ts';
import { loadCatalogue } from '../../server/site/catalogue.ts';
import { readSourceFiles } from '../../server/site/source-files.ts';

const root = join(import.meta.dirname, '..', '..');
let documents: SiteDocuments;
let result: CompileResult;
beforeAll(async () => {
  const source = await readSourceFiles(root);
  expect(source.issues).toEqual([]);
  documents = source.documents;
  result = await compileSite(documents, loadCatalogue());
});

const readPart = <Value>(hash: string | undefined): Value => {
  const part = result.release?.parts[hash ?? ''];
  if (part === undefined) throw new Error(`Expected the part ${hash}`);
  return JSON.parse(part.body) as Value;
};

describe('the default site', () => {
  it('passes the gate without an error or a warning', () => {
    expect(result.issues).toEqual([]);
    expect(result.release).not.toBeNull();
  });

  it('is the same release to the byte when it is compiled again with a fresh catalogue', async () => {
    const again = await compileSite(structuredClone(documents), loadCatalogue());
    expect(again.release).toEqual(result.release);
  });

  it('has every page and modal as one screen', () => {
    const names = (folder: string) =>
      Object.keys(documents)
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1))
        .sort();
    expect(Object.keys(result.release?.manifest.pages ?? {}).sort()).toEqual(names('pages'));
    expect(Object.keys(result.release?.manifest.modals ?? {}).sort()).toEqual(names('modals'));
  });

  it('leads the shell to the page, and every node to nodes that exist', () => {
    const manifest = result.release?.manifest;
    const shell = readPart<CompiledScreen>(manifest?.shell);
    expect(shell.nodes.filter((node) => node.type === 'Slot:main')).toHaveLength(1);
    for (const hash of [
      manifest?.shell,
      ...Object.values(manifest?.pages ?? {}),
      ...Object.values(manifest?.modals ?? {}),
    ]) {
      const screen = readPart<CompiledScreen>(hash);
      for (const node of screen.nodes) {
        const below = [
          ...(node.children ?? []),
          ...Object.values(node.slots ?? {}).flat(),
          node.fallback ?? 0,
          node.repeat?.empty ?? 0,
        ];
        for (const index of below) if (typeof index === 'number') expect(screen.nodes[index]).toBeDefined();
      }
      expect(new Set(screen.nodes.map((node) => node.id)).size).toBe(screen.nodes.length);
    }
  });

  it('has a hint for every pattern family in every language', () => {
    for (const code of ['EN', 'AR', 'TY']) {
      const messages = readPart<Record<string, string>>(result.release?.manifest.messages[code]);
      for (const family of patternFamilies) expect(Object.keys(messages)).toContain(family.hint);
    }
  });

  it('asks for what the settings say', () => {
    const form = readPart<CompiledForm>(result.release?.manifest.forms.register?.form);
    expect(form.ui['ui:order']).toEqual([
      'username',
      'password',
      'confirmPassword',
      'payeeName',
      'mobileNum',
      'email',
      'referralCode',
      'affiliateCode',
      'terms',
    ]);
    const site = readPart<CompiledSite>(result.release?.manifest.site);
    expect(site.settings).toMatchObject({
      whitelabel: { COMM3: true, REG3: true },
      limits: { minimumAge: 18 },
    });
  });

  it('is valid for the schemas that editors use, node by node', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    for (const name of ['common', 'node', 'page', 'modal', 'fragment', 'shell', 'menu', 'site']) {
      const text = readFileSync(join(root, 'schemas', 'layout', `${name}.schema.json`), 'utf8');
      ajv.addSchema(JSON.parse(text) as object, `${name}.schema.json`);
    }
    let checked = 0;
    for (const [path, document] of Object.entries(documents)) {
      const schema = /schemas\/layout\/(.+)$/.exec(String((document as { $schema?: string }).$schema))?.[1];
      if (schema === undefined) continue;
      const validate = ajv.getSchema(schema);
      expect(validate?.(document), `${path} ${ajv.errorsText(validate?.errors)}`).toBe(true);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(20);
    const validate = ajv.getSchema('node.schema.json');
    expect(validate?.({ type: 'Box', id: 'a', props: { paddding: '2' } })).toBe(false);
    expect(validate?.({ type: 'Bxo', id: 'a' })).toBe(false);
  });

  it('has a sheet without a trace of what was left out', () => {
    const css = result.release?.parts[result.release.manifest.styles]?.body ?? '';
    expect(css).not.toMatch(/undefined|\[object|NaN|&/);
    expect(css).toContain('prefers-reduced-motion');
  });
});
