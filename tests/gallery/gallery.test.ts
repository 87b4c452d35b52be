import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileExamples, compileGallery, toGalleryCatalogue } from '../../server/gallery/compile-gallery.ts';
import { readGallerySite } from '../../server/gallery/gallery-site.ts';
import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { createChecker, type SiteChecker } from '../../src/compiler/compile-site.ts';
import { componentDefinitions } from '../../src/components/generated/definitions.ts';
import { formDefinitions } from '../../src/forms/generated/definitions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const catalogue = loadCatalogue();
/** One for both tests: the second finds compiled what the first had. */
const checker = createChecker(toGalleryCatalogue(catalogue));

describe('the gallery', () => {
  it('compiles an example of every component into a release, with no issue', async () => {
    const { documents, pages } = await readGallerySite(root);
    expect(pages).toHaveLength(componentDefinitions.length + formDefinitions.length);
    const { release, issues } = await checker.check(documents);
    expect(issues.filter(({ document }) => document.startsWith('pages/example-'))).toEqual([]);
    expect(Object.keys(release?.manifest.pages ?? {})).toEqual(expect.arrayContaining([...pages]));
  });

  it('that does not compile says why, before what is only a warning', async () => {
    const toIssue = (code: 'text.untranslated' | 'control.no-effect', severity: 'warning' | 'error') => ({
      code,
      severity,
      document: 'pages/example-button',
      pointer: '',
      message: code,
    });
    const warnings = Array.from({ length: 5 }, () => toIssue('text.untranslated', 'warning'));
    const broken: SiteChecker = {
      ...checker,
      check: () =>
        Promise.resolve({
          release: null,
          issues: [...warnings, toIssue('control.no-effect', 'error')],
          suppressed: [],
          proof: null,
        }),
    };
    const compiling = compileExamples(root, catalogue, broken);
    await expect(compiling).rejects.toThrow('control.no-effect');
    await expect(compiling).rejects.not.toThrow('text.untranslated');
  });

  it('packs every part that an example names, and the example without the page around it', async () => {
    const files = await compileGallery(root, catalogue, checker);
    const packed = JSON.parse(files['release.json'] ?? '') as {
      manifest: {
        pages: Record<string, string>;
        styles: string;
        forms: Record<string, { form: string; validator: string }>;
      };
      parts: Record<string, { id: string; nodes: { id: string }[]; root: number }>;
    };
    const components = JSON.parse(files['components.json'] ?? '') as {
      page: string;
      example: { root: { id: string } };
    }[];
    expect(components).toHaveLength(componentDefinitions.length + formDefinitions.length);
    for (const { page, example } of components) {
      const screen = packed.parts[packed.manifest.pages[page] ?? ''];
      expect(screen?.nodes[screen.root]?.id, page).toBe(example.root.id);
    }
    expect(files[`${packed.manifest.styles}.css`]).toContain('{');
    for (const { form, validator } of Object.values(packed.manifest.forms)) {
      expect(packed.parts).toHaveProperty(form);
      expect(files).toHaveProperty([`${validator}.js`]);
    }
  });
});
