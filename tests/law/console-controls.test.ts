import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConsoleApp } from '../../server/console/fakes/console-app.fake.ts';
import type { Call } from '../../src/protocol/console/define-call.ts';
import { permissionsOf } from '../../src/protocol/console/console-api.ts';
import { findOfferedToAll, type Needs } from './console-controls.ts';
import { listSources } from './list-sources.ts';

const root = 'src/console/app.tsx#App';
const sources = listSources(join(import.meta.dirname, '../..')).filter(
  ({ path }) => /^src\/console\/.*\.tsx?$/.test(path) && !/\.(test|fake)\.|messages\.ts$$/.test(path),
);

/** What the server asks for at each of its routes, by the address that a call is sent to. */
async function readRoutes(): Promise<(method: string, path: string) => string | null> {
  const { app, registered } = await createConsoleApp();
  await app.ready();
  const routes = registered.map(({ method, url, needs }) => ({
    name: `${method} ${url.replaceAll(/:\w+/g, 'x')}`,
    needs: needs ?? 'nothing',
  }));
  return (method, path) => {
    const sent = `${method} ${(path.split('?')[0] ?? '').replaceAll(/(\[|%5B)object(%20| )Object(\]|%5D)/g, 'x')}`;
    const exact = routes.find(({ name }) => name === sent);
    // A part of a path that decides between routes: any of them.
    return (exact ?? routes.find(({ name }) => name.startsWith(sent.replace(/\/x$/, '/'))))?.needs ?? null;
  };
}

async function readNeeds(): Promise<Needs> {
  const routeOf = await readRoutes();
  const roles: readonly (readonly string[])[] = Object.values(permissionsOf);
  const covers: Needs['covers'] = (held, need) =>
    [...held].some((one) => roles.every((has) => !has.includes(one) || has.includes(need)));
  return {
    defined: readDefined(),
    covers,
    files: (path) => (path.startsWith('/api/') ? routeOf('GET', path) : null),
  };
}

/** What each definition of a call needs, by the name that the screens know it by. */
const readDefined = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(
      import.meta.glob<Readonly<Record<string, unknown>>>('../../src/protocol/calls/*.ts', { eager: true }),
    ).flatMap(([, parts]) =>
      Object.entries(parts).flatMap(([area, calls]) =>
        typeof calls === 'object' && calls !== null
          ? Object.entries(calls as Readonly<Record<string, Partial<Call> | undefined>>).flatMap(
              ([name, call]) =>
                call?.method === undefined || call.needs === undefined
                  ? []
                  : [[`${area}.${name}`, call.needs] as const],
            )
          : [],
      ),
    ),
  );

/** A console of two files: its frame with two screens, and a page that publishes. */
const plant = (page: string, app = '<Page />'): readonly string[] =>
  findOfferedToAll(
    [
      {
        path: 'src/console/app.tsx',
        text: `import { Page, Side } from './page.tsx';
          const listed = roleRoutes({ needs: 'system', screens: [{ path: '/senders', page: <SendersPage /> }] });
          export function App() {
            return <><Route path="/people" element={<Only needs="people"><PeoplePage /></Only>} />${app}</>;
          }`,
      },
      {
        path: 'src/console/page.tsx',
        text: `import { site } from '../protocol/calls/site.ts'; ${page}`,
      },
    ],
    {
      defined: new Map([
        ['site.publish', 'publish'],
        ['draft.edit', 'edit'],
      ]),
      files: (path) => (path.startsWith('/api/') ? 'players' : null),
      covers: (held, need) => held.has(need),
    },
    root,
  );
const sheet = `function Sheet() { const send = useSend(); return <Button onClick={() => send(site.publish)} />; }`;
const opened = (button: string): string =>
  `${sheet} export function Page() {
    const [asked, setAsked] = useState(null);
    return <>${button}{asked === null ? null : <Sheet onClose={() => setAsked(null)} />}</>;
  }`;

describe('a control that the server refuses to a role', () => {
  it.each([
    [
      'a button',
      `${sheet} export function Page() { return <Sheet />; }`,
      'publish: site.publish in App > Page > Sheet',
    ],
    [
      'an edit of the draft',
      'export function Page() { const editor = useDraftEditor(); return <Button onClick={() => editor.edit()} />; }',
      'edit: editor.edit in App > Page',
    ],
    ['a link', 'export const Page = () => <Link to="/people" />;', 'people: link to /people in App > Page'],
    [
      'a link to a screen of a list of screens',
      'export const Page = () => <Link to="/senders" />;',
      'system: link to /senders in App > Page',
    ],
    [
      'a file',
      'export const Page = () => <a href={`/api/rounds?${query}`} />;',
      'players: /api/rounds in App > Page',
    ],
    [
      'a dialog',
      opened('<Button onClick={() => setAsked(1)} />'),
      'publish: site.publish in App > Page > Sheet',
    ],
  ])('is found: %s', (_, page, fault) => expect(plant(page)).toEqual([fault]));

  it.each([
    ['in the function', `${sheet} export function Page() { return useMay('publish') ? <Sheet /> : null; }`],
    [
      'in the button that opens it',
      `${opened('<Open onAsk={setAsked} />')} function Open({ onAsk }) { return useMay('publish') && <Button onClick={onAsk} />; }`,
    ],
    [
      'by the entry',
      `const entries = [{ to: '/people', needs: 'people' }]; export function Page() { return entries.map(draw); }`,
    ],
  ])('is let through where the permission is asked for %s', (_, page) => expect(plant(page)).toEqual([]));

  it('is let through inside a screen of the role', () => {
    const page = `${sheet} export function Page() { return <Sheet />; }
      export function Side({ children }) { return <Only needs="publish">{children}</Only>; }`;
    expect(plant(page, '<Side><Page /></Side>')).toEqual([]);
  });
});

describe('controls of the console', () => {
  it('are offered to roles with the permission that the server asks for', async () => {
    const needs = await readNeeds();
    expect(needs.defined.size).toBeGreaterThan(200);
    expect(findOfferedToAll(sources, needs, root)).toEqual([]);
  });
});
