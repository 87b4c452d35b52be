import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { hashText } from '../../../src/compiler/content-hash.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type {
  PartHash,
  Release,
  ReleaseManifest,
  ReleasePart,
} from '../../../src/protocol/release/release.ts';
import type { SiteCompiler } from './site-compiler.ts';

interface FakeOptions {
  /** Runs before each compilation ends; lets a test act while one is under way. */
  readonly pause?: () => Promise<void>;
}

const screen = (kind: 'page' | 'shell', id: string, documents: SiteDocuments): unknown => ({
  kind,
  id,
  title: { k: 't', key: `${id}.title`, d: [] },
  data: {},
  machines: {},
  nodes: [
    { id: 'root', type: 'Box', version: 1, tag: 'div', children: [1] },
    { id: 'words', type: 'Text', version: 1, tag: 'p', props: { title: documents[`pages/${id}`] ?? null } },
  ],
  root: 0,
  forms: [],
});

/** Makes a release with one part per document, without knowing the layout language. `broken: true` in a document is an error, a `typo` one with a fix. */
const compileFake = (documents: SiteDocuments): Release => {
  const parts: Record<PartHash, ReleasePart> = {};
  const add = (type: ReleasePart['type'], body: string): PartHash => {
    const hash = hashText(body);
    parts[hash] = { hash, type, body };
    return hash;
  };
  const json = (value: unknown): PartHash => add('json', toCanonicalJson(value));
  const manifest: ReleaseManifest = {
    format: 1,
    site: json({
      name: 'Fake',
      routes: [
        { id: 'home', path: '/', aliases: ['/index.html'], page: 'home' },
        { id: 'game', path: '/game/:id', page: 'home' },
      ],
      locales: [
        { code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true },
        { code: 'AR', bcp47: 'ar', dir: 'rtl', nativeName: 'العربية', enabled: true },
      ],
      defaultLocale: 'EN',
      externalHosts: [],
      settings: { brand: documents['settings/brand'] ?? {} },
    }),
    shell: json(screen('shell', 'shell', documents)),
    pages: { home: json(screen('page', 'home', documents)) },
    modals: {},
    forms: {
      contact: {
        form: json({ id: 'contact', schema: { type: 'object' }, ui: {} }),
        validator: add(
          'js',
          'export const validate = (data) => { validate.errors = data.name ? null : [{ instancePath: "", keyword: "required", params: { missingProperty: "name" } }]; return validate.errors === null; };',
        ),
      },
    },
    messages: { EN: json({ 'home.title': 'Home </script>' }), AR: json({ 'home.title': 'الرئيسية' }) },
    styles: add('css', '.a{color:red}'),
  };
  return { hash: hashText(toCanonicalJson(manifest)), manifest, parts };
};

const isBroken = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'broken' in body && body.broken === true;

export const createFakeCompiler = (options: FakeOptions = {}): SiteCompiler => ({
  compile: async (documents) => {
    await options.pause?.();
    const issues = Object.entries(documents)
      .filter(([, body]) => isBroken(body))
      .map(([document]) => ({
        code: 'fake.broken',
        severity: 'error' as const,
        document,
        pointer: '/broken',
        message: 'The document says that it is broken.',
      }));
    const typos = Object.entries(documents)
      .filter(([, body]) => typeof body === 'object' && body !== null && 'typo' in body)
      .map(([document]) => ({
        code: 'fake.typo',
        severity: 'error' as const,
        document,
        pointer: '/typo',
        message: 'The key "typo" is not known.',
        fix: { summary: 'Rename it', changes: [{ op: 'rename' as const, pointer: '/typo', to: 'type' }] },
      }));
    const found = [...issues, ...typos];
    return { release: found.length > 0 ? null : compileFake(documents), issues: found };
  },
  facts: { textsOfType: () => [], statesOfMachine: () => 0, isMoneyMachine: () => false },
  diff: (before, after) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter(
        (document) => toCanonicalJson(before[document] ?? null) !== toCanonicalJson(after[document] ?? null),
      )
      .map((document) => ({
        document,
        pointer: '',
        kind: 'changed' as const,
        summary: `${document} changed`,
      })),
});
