import { describe, expect, it } from 'vitest';
import { hashDocument } from '../memory.ts';
import { createDocumentMemory, readDocuments } from '../read-documents.ts';
import { createTinySite } from '../tiny-site.fake.ts';
import brandSchema from '../../../schemas/settings/brand.schema.json' with { type: 'json' };
import fragmentSchema from '../../../schemas/tree/fragment.schema.json' with { type: 'json' };
import menuSchema from '../../../schemas/tree/menu.schema.json' with { type: 'json' };
import modalSchema from '../../../schemas/tree/modal.schema.json' with { type: 'json' };
import pageSchema from '../../../schemas/tree/page.schema.json' with { type: 'json' };
import shellSchema from '../../../schemas/tree/shell.schema.json' with { type: 'json' };
import siteSchema from '../../../schemas/tree/site.schema.json' with { type: 'json' };
import type {
  FragmentDocument,
  MenuDocument,
  ModalDocument,
  PageDocument,
  ShellDocument,
  SiteDocument,
} from '../../protocol/document/document.ts';

const check = (documents: Record<string, unknown>) =>
  readDocuments(documents, hashDocument, createDocumentMemory());

/** Lists every key of a type: one too many or too few does not compile. */
const keysOf = <Document>(keys: Record<keyof Document, true>): readonly string[] => Object.keys(keys).sort();
const base = { suppress: true, $schema: true, language: true, id: true } as const;
const screen = {
  rules: true,
  requires: true,
  data: true,
  machines: true,
  policies: true,
  root: true,
} as const;

describe('the shape of documents', () => {
  it('is sound for every document of a valid site', () => {
    const { readable, broken, issues } = check(createTinySite());
    expect(issues).toEqual([]);
    expect(Object.keys(readable)).toEqual(Object.keys(createTinySite()).sort());
    expect(broken.size).toBe(0);
  });

  it('refuses a document of more than a megabyte before it looks inside', () => {
    const { readable, issues } = check({
      ...createTinySite(),
      'locales/EN': { a: Array.from({ length: 200 }, () => 'x'.repeat(9_000)) },
    });
    expect(Object.hasOwn(readable, 'locales/EN')).toBe(false);
    expect(issues.map((issue) => issue.code)).toEqual(['limit.document-size']);
  });

  it('refuses endless nesting before anything walks it', () => {
    let node: unknown = {};
    for (let depth = 0; depth < 5_000; depth += 1) node = { children: [node] };
    const { issues } = check({ ...createTinySite(), 'pages/home': node });
    expect(issues.map((issue) => issue.code)).toEqual(['limit.node-depth']);
  });

  it('continues with the other documents when one is broken', () => {
    const { readable } = check({ ...createTinySite(), shell: 7 });
    expect(Object.hasOwn(readable, 'shell')).toBe(false);
    expect(Object.hasOwn(readable, 'pages/home')).toBe(true);
  });

  it('has the keys of the protocol types', () => {
    const title = { title: true } as const;
    expect(Object.keys(pageSchema.properties).sort()).toEqual(
      keysOf<PageDocument>({
        ...base,
        ...screen,
        ...title,
        params: true,
        access: true,
        trial: true,
        closedOnBreak: true,
        chrome: true,
      }),
    );
    expect(Object.keys(modalSchema.properties).sort()).toEqual(
      keysOf<ModalDocument>({ ...base, ...screen, ...title, params: true, size: true }),
    );
    expect(Object.keys(shellSchema.properties).sort()).toEqual(
      keysOf<ShellDocument>({ ...base, ...screen, ...title }),
    );
    expect(Object.keys(fragmentSchema.properties).sort()).toEqual(
      keysOf<FragmentDocument>({
        ...base,
        requires: true,
        params: true,
        flows: true,
        sources: true,
        data: true,
        rules: true,
        slots: true,
        root: true,
      }),
    );
    expect(Object.keys(menuSchema.properties).sort()).toEqual(keysOf<MenuDocument>({ ...base, items: true }));
    expect(Object.keys(siteSchema.properties).sort()).toEqual(
      keysOf<SiteDocument>({
        ...base,
        name: true,
        routes: true,
        locales: true,
        defaultLocale: true,
        externalHosts: true,
        policies: true,
      }),
    );
    expect(Object.keys(brandSchema.properties)).toContain('currencySymbol');
  });
});
