import { editOfPatches } from '../server/site/draft/edit-of-patches.fake.ts';
import type { Json } from '../src/protocol/json/json.ts';
import type {
  DocumentSource,
  DraftSummary,
  SiteOverview,
  WirePatch,
  WireRelease,
} from '../src/protocol/calls/site.ts';
import { consolePassword } from '../tests/e2e/operator.ts';

/** A publish or a roll-back, with the moment at which its request left. */
export interface Sent {
  /** Milliseconds since 1970, with fractions: the clock that a page of this machine shares. */
  readonly sentAt: number;
  /** When the answer was there, on the same clock. */
  readonly answeredAt: number;
  readonly revision: number;
}
export interface Publisher {
  /** Saves the edits, then publishes: only the second is timed. */
  publish(patches: readonly WirePatch[]): Promise<Sent>;
  rollback(toRevision: number): Promise<Sent>;
  revision(): Promise<number>;
}

export const readClock = (): number => performance.timeOrigin + performance.now();

const signIn = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'publisher', password: consolePassword }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || cookie === undefined) throw new Error(`The console refused: ${answer.status}`);
  return cookie;
};

/** An operator who works through the console's API and looks at the clock. */
export const createPublisher = async (origin: string): Promise<Publisher> => {
  const cookie = await signIn(origin);
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { cookie, origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const send = async (path: string, body: object): Promise<Sent> => {
    const sentAt = readClock();
    const { revision } = await call<WireRelease>('POST', path, body);
    return { sentAt, answeredAt: readClock(), revision };
  };
  return {
    publish: async (patches) => {
      const { version: after } = await call<DraftSummary>('GET', '/draft');
      const documents = new Map<string, Json>();
      for (const path of new Set(patches.map(({ document }) => document))) {
        const name = encodeURIComponent(path);
        documents.set(path, (await call<DocumentSource>('GET', `/document?path=${name}`)).draft);
      }
      const edits = [editOfPatches(Object.fromEntries(documents), patches)];
      const saved = await call<{ draft: DraftSummary }>('POST', '/draft/edits', { after, edits });
      const { version, baseRevision } = saved.draft;
      return send('/publish', {
        note: 'measured',
        draftVersion: version,
        baseRevision,
        warningReason: 'measured',
      });
    },
    rollback: (toRevision) => send('/rollback', { toRevision, note: 'measured' }),
    revision: async () => (await call<SiteOverview>('GET', '/site')).active.revision,
  };
};
