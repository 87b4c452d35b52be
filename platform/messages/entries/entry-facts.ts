import { readReference } from '../../../src/protocol/address/kept-picture.ts';
import type { PageDocument, SiteDocument } from '../../../src/protocol/document/document.ts';
import { pictureKinds } from '../../../server/infrastructure/outside/pictures.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { findPictures } from '../../play/media/library/place-pictures.ts';
import { matchRoute } from '../../../server/site/live/match-route.ts';

type Access = PageDocument['access'];
export type FactSources = Pick<
  MemberDeps,
  'db' | 'merchant' | 'liveSite' | 'pictures' | 'hasAsset' | 'clock'
>;

/** What the live site says about what an operator typed. */
export interface EntryFacts {
  readonly now: Date;
  /** Codes of the languages that readers can choose. */
  readonly languages: readonly string[];
  /** Hosts that links may lead to. */
  readonly hosts: readonly string[];
  /** Who may open the page at a path, query and fragment included; null where no page is. */
  readonly findAccess: (path: string) => Access | null;
  /** Whether a path names a topic of help that there is not: /help#tag. */
  readonly lacksTopic: (path: string) => boolean;
  readonly hasPicture: (path: string) => Promise<boolean>;
}

const drawn = new RegExp(`^/media/(${pictureKinds.join('|')})/([^/]+)\\.svg$`);
const uploaded = /^\/media\/games\/own\/([^/]+)$/;

/** Whether the portal answers this address with a picture. */
export async function findPicture(sources: FactSources, address: string): Promise<boolean> {
  const { db, pictures, hasAsset } = sources;
  const id = readReference(address);
  if (id !== null) return (await findPictures(sources, [id])).has(id);
  const path = address.replace(/[?#].*$/, '');
  if (path.startsWith('/assets/')) return hasAsset(path.slice('/assets/'.length));
  const [, file] = uploaded.exec(path) ?? [];
  if (file !== undefined)
    return (
      (await db.selectFrom('game_picture').select('file').where('file', '=', file).executeTakeFirst()) !==
      undefined
    );
  const [, folder, name = ''] = drawn.exec(path) ?? [];
  const kind = pictureKinds.find((one) => one === folder);
  return kind !== undefined && (await pictures.draw(kind, name)) !== null;
}

/** The topic that an address of the help centre opens; null for none. */
function readTopic(address: string): string | null {
  const [, , query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  const topic = hash === '' ? new URLSearchParams(query).get('page') : hash;
  return topic === null || topic === '' ? null : topic;
}
/** Tags of the topics that readers may meet, now or later. */
async function readTags({ db, merchant }: FactSources): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('notice')
    .select('tag')
    .where('merchant', '=', merchant)
    .where('kind', '=', 'HT')
    .where('state', '=', 'published')
    .execute();
  return new Set(rows.flatMap(({ tag }) => (tag === null ? [] : [tag])));
}

/** Reads what entries are checked with; a picture that several of them show is searched once. */
export async function readEntryFacts(sources: FactSources): Promise<EntryFacts> {
  const { liveSite, clock } = sources;
  const [{ locales, externalHosts }, documents] = await Promise.all([liveSite.site(), liveSite.documents()]);
  // The compiler has checked the documents of a live site.
  const { routes } = documents['site'] as SiteDocument;
  const pictures = new Map<string, Promise<boolean>>();
  const tags = await readTags(sources);
  const findPage = (address: string): PageDocument | undefined => {
    const route = matchRoute(routes, address.replace(/[?#].*$/, ''));
    return route === null ? undefined : (documents[`pages/${route.page}`] as PageDocument | undefined);
  };
  return {
    now: clock.now(),
    languages: locales.filter(({ enabled }) => enabled).map(({ code }) => code),
    hosts: externalHosts,
    findAccess: (address) => findPage(address)?.access ?? null,
    lacksTopic: (address) => {
      const isHelp = Object.values(findPage(address)?.data ?? {}).some(({ call }) => call === 'system.help');
      const topic = isHelp ? readTopic(address) : null;
      return topic !== null && !tags.has(topic);
    },
    hasPicture: (path) => {
      const answer = pictures.get(path) ?? findPicture(sources, path);
      pictures.set(path, answer);
      return answer;
    },
  };
}
