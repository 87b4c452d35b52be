import type { Catalogue } from '../../src/compiler/catalogue.ts';
import { createChecker, type SiteChecker } from '../../src/compiler/compile-site.ts';
import { componentKey, type ComponentDefinition } from '../../src/protocol/document/component-definition.ts';
import type { CompiledScreen, Release } from '../../src/protocol/release/release.ts';
import { readGallerySite, type Example } from './gallery-site.ts';

/** Files of the gallery by name: `components.json`, `release.json` and the parts that browsers load by address. */
export type GalleryFiles = Readonly<Record<string, string>>;

const toFolderName = (key: string): string =>
  key
    .replace('@', '-')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

const describeComponent = (definition: ComponentDefinition, examples: readonly Example[]): object => {
  const { lower, ...described } = definition;
  const page = `example-${toFolderName(componentKey(definition))}`;
  const example = examples.find(({ id }) => id === page);
  if (example === undefined) throw new Error(`Expected an example of ${definition.type}, named ${page}`);
  return { ...described, drawnBy: lower.kind, page, example };
};

/** The page with nothing around the example: its heading and its way back are the publisher's to ask for. */
const bareScreen = (screen: CompiledScreen, example: Example): CompiledScreen => {
  const root = screen.nodes.findIndex(({ id }) => id === example.root.id);
  if (root === -1) throw new Error(`Expected node ${example.root.id} in ${screen.id}`);
  return { ...screen, root };
};

const packRelease = (release: Release, examples: readonly Example[]): object => {
  const { manifest, parts } = release;
  const read = (hash: string | undefined): unknown => JSON.parse(parts[hash ?? '']?.body ?? 'null');
  const screens = examples.map((example) => {
    const hash = manifest.pages[example.id];
    if (hash === undefined) throw new Error(`expects a page of the example ${example.id}`);
    return { id: example.id, hash, screen: bareScreen(read(hash) as CompiledScreen, example) };
  });
  const texts = Object.values(manifest.messages);
  const forms = Object.values(manifest.forms).map(({ form }) => form);
  return {
    release: release.hash,
    manifest: {
      ...manifest,
      pages: Object.fromEntries(screens.map(({ id, hash }) => [id, hash])),
      modals: {},
    },
    site: read(manifest.site),
    parts: Object.fromEntries<unknown>([
      ...[...texts, ...forms].map((hash) => [hash, read(hash)] as const),
      ...screens.map(({ hash, screen }) => [hash, screen] as const),
    ]),
  };
};

/** What the gallery is checked by. */
export const toGalleryCatalogue = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  showsExamples: true,
});

interface CompiledExamples {
  readonly release: Release;
  readonly examples: readonly Example[];
}

/**
 * The default site with a page for every example: for the lab's gallery, and for whatever draws the examples.
 * @throws Error with the first errors when it does not compile
 */
export const compileExamples = async (
  root: string,
  catalogue: Catalogue,
  { check }: SiteChecker = createChecker(toGalleryCatalogue(catalogue)),
): Promise<CompiledExamples> => {
  const { documents, examples } = await readGallerySite(root);
  const { release, issues } = await check(documents);
  if (release !== null) return { release, examples };
  // Of warnings there are hundreds, and none of them keeps it from compiling.
  const errors = issues.filter(({ severity }) => severity === 'error').slice(0, 3);
  throw new Error(`The gallery does not compile: ${JSON.stringify(errors)}`);
};

/**
 * Compiles every example for the gallery of the lab.
 * @throws Error when an example does not compile
 */
export const compileGallery = async (
  root: string,
  catalogue: Catalogue,
  checker?: SiteChecker,
): Promise<GalleryFiles> => {
  const { release, examples } = await compileExamples(root, catalogue, checker);
  const loaded = Object.values(release.parts).filter(({ type }) => type === 'css' || type === 'js');
  return {
    'components.json': JSON.stringify(
      catalogue.components.map((definition) => describeComponent(definition, examples)),
    ),
    'release.json': JSON.stringify(packRelease(release, examples)),
    ...Object.fromEntries(loaded.map(({ hash, type, body }) => [`${hash}.${type}`, body])),
  };
};
