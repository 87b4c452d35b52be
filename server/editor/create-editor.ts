import { hashText } from '../../src/compiler/content-hash.ts';
import type { editor as calls, EditorFacts, WireSample } from '../../src/protocol/calls/editor.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';
import { operations } from '../../src/protocol/operations.ts';
import { makeSample } from '../prerender/sample-value.ts';
import type { ViewScreens } from '../site/compile/site-compiler.ts';
import type { SiteService } from '../site/site-service.ts';

export interface EditorParts {
  readonly site: Pick<SiteService, 'draft' | 'documents' | 'previewLive'>;
  readonly view: ViewScreens;
  readonly portalOrigin: string;
}

/** Everything that pages are made of; the same for each build, so it is read once. */
const readFacts = async (site: EditorParts['site']): Promise<EditorFacts> => {
  const { listComponentFacts } = await import('../site/compile/component-facts.ts');
  return listComponentFacts(await site.documents());
};

/** A public call is made; any other is answered with an example of its shape. */
const answerSample = (call: string): WireSample => {
  const operation = operations.find(({ name }) => name === call);
  if (operation === undefined) return { isPublic: false, value: null };
  const isPublic = operation.method === 'GET' && operation.token !== 'required';
  return { isPublic, value: isPublic ? null : makeSample(operation.response) };
};

/** The languages, with words on top that only the screen of an operator has. */
function addWords(documents: Record<string, unknown>, texts: Readonly<Record<string, string>>): void {
  if (Object.keys(texts).length === 0) return;
  for (const [path, words] of Object.entries(documents))
    if (path.startsWith('locales/') && isJsonObject(words)) documents[path] = { ...texts, ...words };
}

/** The answers to what the editor of pages asks. */
export const createEditor = ({ site, view, portalOrigin }: EditorParts): Answers<typeof calls> => {
  let facts: Promise<EditorFacts> | null = null;
  return {
    facts: () => (facts ??= readFacts(site)),
    canvas: async ({ by }) => {
      // While the page loads, the compiler reads the site for the first view. Who asks for that hears what went wrong.
      site
        .draft()
        .then(({ documents }) => view(documents, { documents: ['shell'], locale: 'EN' }))
        .catch(() => undefined);
      const { path, expiresAt } = await site.previewLive(by);
      return { url: new URL(path, portalOrigin).href, expiresAt };
    },
    view: async ({ n, documents, locale, changes, texts = {}, held = {} }) => {
      const draft = await site.draft();
      const edited = { ...draft.documents };
      for (const { document, value } of changes) edited[document] = value;
      addWords(edited, texts);
      const { screens, words, flows } = await view(edited, { documents, locale });
      return {
        n,
        words,
        flows,
        screens: screens.map(({ document, ...content }) => {
          const hash = hashText(JSON.stringify(content));
          return { document, hash, view: held[document] === hash ? null : content };
        }),
      };
    },
    reads: async ({ document }) => {
      const { documents } = await site.draft();
      const { reads } = await view(documents, { documents: [], locale: 'EN', reads: document });
      return reads ?? null;
    },
    sample: async ({ call }) => answerSample(call),
  };
};
