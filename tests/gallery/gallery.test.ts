import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../server/site/catalogue.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { componentDefinitions } from '../../src/components/definitions.ts';
import { formDefinitions } from '../../src/forms/definitions.ts';
import { readGallerySite } from './gallery-site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the gallery', () => {
  it('compiles an example of every component into a release, with no issue', async () => {
    const { documents, pages } = await readGallerySite(root);
    expect(pages).toHaveLength(componentDefinitions.length + formDefinitions.length);
    const { release, issues } = await compileSite(documents, loadCatalogue());
    expect(issues.filter(({ document }) => document.startsWith('pages/example-'))).toEqual([]);
    expect(Object.keys(release?.manifest.pages ?? {})).toEqual(expect.arrayContaining([...pages]));
  });
});
