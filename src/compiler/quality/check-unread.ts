import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { CompiledNode, CompiledScreen, CompiledSite } from '../../protocol/release/release.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import { isReadIn, listScreenReads, type ScreenReads } from './screen-reads.ts';

interface ReadSite {
  readonly shipped: readonly SourcedScreen[];
  readonly routes: CompiledSite['routes'];
}

/** Something that is written in one place, and may be part of several screens. */
interface WrittenName {
  readonly name: string;
  readonly source: Source;
  isRead: boolean;
}
type Written = Map<string, WrittenName>;

const note = (written: Written, name: string, source: Source, isRead: () => boolean): void => {
  const place = `${source.document} ${source.place.join('/')}`;
  const noted = written.get(place) ?? { name, source, isRead: false };
  if (!noted.isRead) noted.isRead = isRead();
  written.set(place, noted);
};
const listUnread = (written: Written): readonly WrittenName[] =>
  [...written.values()].filter(({ isRead }) => !isRead);

/**
 * Whether a screen shows, sends or decides by the answer of a source, or by how it went. That a source asks with its
 * own answer is no use of it.
 */
const usesData = (screen: CompiledScreen, name: string): boolean => {
  const isReadBy = (reads: ScreenReads): boolean =>
    [`data.${name}`, `ui.data.${name}`].some((path) => isReadIn(reads, path));
  const reads = listScreenReads(screen);
  if (!isReadBy(reads)) return false;
  const ofNodes = new Map([...reads].filter(([, places]) => places.some(({ node }) => node !== null)));
  if (isReadBy(ofNodes)) return true;
  const { [name]: _own, ...data } = screen.data;
  return isReadBy(listScreenReads({ ...screen, data, nodes: [] }));
};

/** Data that a screen asks for and nothing of it reads: of the frame's, any screen may. */
const checkData = (log: IssueLog, { shipped }: ReadSite): void => {
  const written: Written = new Map();
  for (const { screen, dataSources } of shipped)
    for (const [name, source] of Object.entries(dataSources)) {
      const readers = screen.kind === 'shell' ? shipped.map((one) => one.screen) : [screen];
      note(written, name, source, () => readers.some((reader) => usesData(reader, name)));
    }
  for (const { name, source } of listUnread(written))
    log.report(
      'data.unread',
      source,
      `Nothing reads "data.${name}", so it is asked for in vain. Take it out, or show it.`,
    );
};

interface Passed {
  readonly route: string;
  readonly names: readonly string[];
  readonly place: readonly (string | number)[];
}
const namesOf = (value: unknown): readonly string[] => (isJsonObject(value) ? Object.keys(value) : []);

/** What a node gives the address of another page, by link or by action. */
const listPassed = ({ props, binds, on }: CompiledNode): readonly Passed[] => {
  const route = props?.['route'] ?? props?.['to'];
  const bound = binds?.['query'];
  const names = [...namesOf(props?.['query']), ...(bound?.k === 'o' ? Object.keys(bound.v) : [])];
  const link = typeof route === 'string' ? [{ route, names, place: ['props', 'query'] }] : [];
  const actions = Object.entries(on ?? {}).flatMap(([event, list]) =>
    list.flatMap((action, order) =>
      action.do === 'navigate'
        ? [{ route: action.to, names: Object.keys(action.query ?? {}), place: ['on', event, order, 'query'] }]
        : [],
    ),
  );
  return [...link, ...actions];
};

/** Names that a link gives to the address of a page, and that neither it, the frame nor a dialog reads. */
const checkQueries = (log: IssueLog, { shipped, routes }: ReadSite): void => {
  const written: Written = new Map();
  const around = shipped.filter(({ screen }) => screen.kind !== 'page');
  const isReadAt = (route: string, name: string): boolean => {
    const page = routes.find(({ id }) => id === route)?.page;
    const target = shipped.find(({ screen }) => screen.kind === 'page' && screen.id === page);
    // That there is no such page is found elsewhere.
    if (target === undefined) return true;
    return [target, ...around].some(({ screen }) => isReadIn(listScreenReads(screen), `route.query.${name}`));
  };
  for (const { screen, sources } of shipped)
    for (const [index, node] of screen.nodes.entries()) {
      const source = sources[index];
      if (source === undefined) continue;
      for (const { route, names, place } of listPassed(node))
        for (const name of names)
          note(written, name, { ...source, place: [...source.place, ...place, name] }, () =>
            isReadAt(route, name),
          );
    }
  for (const { name, source } of listUnread(written))
    log.report(
      'action.unread',
      source,
      `The page that this leads to does not read "route.query.${name}", so giving it has no effect.`,
    );
};

/** Data and parts of addresses that nothing reads. */
export const checkUnread = (log: IssueLog, site: ReadSite): void => {
  checkData(log, site);
  checkQueries(log, site);
};
