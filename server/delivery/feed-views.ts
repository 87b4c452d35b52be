import { createHash } from 'node:crypto';
import type {
  ActivePointer,
  BootPayload,
  CompiledScreen,
  CompiledSite,
  InlinedAnswer,
  PartHash,
  PrerenderedViews,
} from '../../src/protocol/release/release.ts';
import type { DrawnMarkup, DrawPage, ViewOrder } from '../site/compile/site-compiler.ts';
import type { PartCache } from './part-cache.ts';
import type { FeedReader } from './public-feeds.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** A page as it was drawn with what its public sources answered. */
export interface FeedView extends DrawnMarkup {
  readonly answers: readonly InlinedAnswer[];
  /** Changes with the answers. */
  readonly version: string;
}
export interface FeedPlace {
  readonly active: ActivePointer;
  readonly site: CompiledSite;
  readonly route: CompiledSite['routes'][number];
  readonly locale: string;
}
/** Public pages drawn with the data of now, so that a first view need not wait for the program. */
export interface FeedViews {
  /**
   * Null where the page has no such data, or it cannot be had soon: then the view of the release is used. A
   * view that another program drew is not used, so such a page is drawn without data too.
   */
  find(place: FeedPlace): Promise<FeedView | null>;
}
export interface FeedViewOptions {
  readonly parts: Pick<PartCache, 'text'>;
  readonly feeds: FeedReader;
  readonly draw: DrawPage;
  /** What the drawings of this server's program are named. */
  readonly program: string;
  /** Longest time that a page waits for its drawing, in milliseconds. */
  readonly waitMs?: number;
  /** Hears of drawings that failed. */
  readonly onTrouble: (cause: unknown) => void;
}

const mostKept = 200;

const within = async <Value>(work: Promise<Value>, ms: number): Promise<Value | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const hashAnswers = (answers: readonly InlinedAnswer[]): string =>
  createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 16);

export const createFeedViews = (options: FeedViewOptions): FeedViews => {
  const { parts, feeds, draw, program, waitMs = 250, onTrouble } = options;
  /** The last drawing of each page: another one comes only when its answers change. */
  const drawings = new Map<string, { readonly version: string; readonly view: Promise<FeedView | null> }>();

  const read = async <Part>(hash: PartHash): Promise<Part> =>
    parseOwnJson<Part, 'release'>(await parts.text(hash));

  /** Whether the release has a view of the page: then it is the same for every visitor. */
  const isDrawnForAll = async ({ active, route, locale }: FeedPlace): Promise<boolean> => {
    const { prerendered } = active.manifest;
    if (prerendered === undefined) return false;
    return (await read<PrerenderedViews>(prerendered))[route.id]?.[locale] !== undefined;
  };

  const order = async (
    { active, site, route, locale }: FeedPlace,
    page: CompiledScreen,
    answers: readonly InlinedAnswer[],
  ): Promise<ViewOrder> => {
    const { manifest } = active;
    const [shell, messages, styles] = await Promise.all([
      read<CompiledScreen>(manifest.shell),
      read<BootPayload['messages']>(manifest.messages[locale] ?? ''),
      parts.text(manifest.styles),
    ]);
    const forms = [...shell.forms, ...page.forms].flatMap((id) => manifest.forms[id]?.form ?? []);
    const texts = await Promise.all(forms.map(async (hash) => [hash, await parts.text(hash)] as const));
    const boot: BootPayload = { active, site, shell, page, locale, messages, answers };
    return { boot, path: route.path, parts: Object.fromEntries(texts), styles };
  };

  const drawAnew = async (
    place: FeedPlace,
    page: CompiledScreen,
    answers: readonly InlinedAnswer[],
    version: string,
  ): Promise<FeedView | null> => {
    try {
      const drawn = await draw(await order(place, page, answers));
      return drawn === null ? null : { ...drawn, answers, version };
    } catch (cause) {
      onTrouble(cause);
      return null;
    }
  };

  return {
    find: async (place) => {
      const { active, route, locale } = place;
      const pageHash = active.manifest.pages[route.page];
      if (pageHash === undefined || !(await isDrawnForAll(place))) return null;
      const page = await read<CompiledScreen>(pageHash);
      const answers = await feeds.read(page, { merchant: active.merchant, locale, release: active.release });
      if (answers.length === 0 && active.manifest.drawnBy === program) return null;
      const version = hashAnswers(answers);
      const key = [active.release, route.id, locale].join(' ');
      const current = drawings.get(key);
      const view = current?.version === version ? current.view : drawAnew(place, page, answers, version);
      drawings.delete(key);
      drawings.set(key, { version, view });
      const oldest = drawings.keys().next().value;
      if (drawings.size > mostKept && oldest !== undefined) drawings.delete(oldest);
      return within(view, waitMs);
    },
  };
};
