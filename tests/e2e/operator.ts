import { draftHeader, mainDraft, type DraftLine } from '../../src/protocol/calls/drafts.ts';
import type {
  DocumentSource,
  DraftSummary,
  SiteOverview,
  WireCheck,
  WirePatch,
  WireRelease,
} from '../../src/protocol/calls/site.ts';
import { sampleNotice } from '../../server/console/fakes/notices.fake.ts';
import { editOfPatches } from '../../server/site/draft/edit-of-patches.fake.ts';
import type { NoticeOverview } from '../../src/protocol/calls/notices.ts';
import type { MessageContent, OutboxMessage } from '../../src/protocol/calls/outbox.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { StagePlan } from '../../src/protocol/release/stage.ts';

/** An operator who works through the console's API: for what a test needs but is not about. */
export interface Operator {
  overview(): Promise<SiteOverview>;
  edit(patches: readonly WirePatch[]): Promise<DraftSummary>;
  check(): Promise<WireCheck>;
  /** Edits the draft and publishes it; gives the new revision. */
  publish(patches: readonly WirePatch[], note?: string): Promise<WireRelease>;
  /** As `publish`, for what a second person has to approve first. */
  publishApproved(patches: readonly WirePatch[]): Promise<WireRelease>;
  /** Approves the draft as it is, as the second person whom somebody asked. */
  approve(): Promise<void>;
  /** Edits the draft and gives it to a part of the members. */
  beginStage(patches: readonly WirePatch[], plan: StagePlan): Promise<WireRelease>;
  /** Edits the draft and plans its release for tomorrow. */
  plan(patches: readonly WirePatch[]): Promise<void>;
  /** What is planned for the draft Main by now. */
  planState(): Promise<string | null>;
  /** Publishes a draft of this name with edits, beside the one of the operator. */
  beside(name: string, patches: readonly WirePatch[]): Promise<WireRelease>;
  rollback(toRevision: number): Promise<WireRelease>;
  document(path: string): Promise<Json>;
  adoption(): Promise<Readonly<Record<'revision' | 'browsers' | 'current', number>>>;
  /** What was sent to a number or an address, newest first, as a support agent of the demonstration reads it. */
  outbox(search: string): Promise<readonly MessageContent[]>;
  /** Announces a promotion and sends it to the members who agree to that. */
  sendPromotion(title: string): Promise<void>;
  /** Closes the whole portal until `openPortal`. */
  closePortal(): Promise<void>;
  openPortal(): Promise<void>;
  /** Throws the draft away and puts the first release back, so that tests do not meet each other's edits. */
  restore(): Promise<void>;
}

export const consolePassword = 'Console-2026';

const signIn = async (origin: string, username: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username, password: consolePassword }),
  });
  const cookie = answer.headers.get('set-cookie');
  if (!answer.ok || cookie === null)
    throw new Error(`The console refused ${username}: ${answer.status} ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
};

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

const createCall =
  (origin: string, cookie: string, draft = mainDraft): Call =>
  async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        cookie,
        origin,
        [draftHeader]: draft,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  };

const readDocument = async (call: Call, path: string): Promise<Json> =>
  (await call<DocumentSource>('GET', `/document?path=${encodeURIComponent(path)}`)).draft;

/** Messages are read by their own role; nobody else sees what they say. */
const readOutbox = async (call: Call, search: string): Promise<readonly MessageContent[]> => {
  const { messages } = await call<{ messages: readonly OutboxMessage[] }>(
    'GET',
    `/outbox?limit=20&search=${encodeURIComponent(search)}`,
  );
  const shown = messages.filter(({ canLook }) => canLook);
  return Promise.all(shown.map(({ id }) => call<MessageContent>('POST', '/outbox/look', { id })));
};

const sendPromotion = async (call: Call, title: string): Promise<void> => {
  const texts = { EN: { title, body: `<p>${title}.</p>` } };
  const startsAt = new Date(Date.now() - 60_000).toISOString();
  const fields = { ...sampleNotice, kind: 'PR', texts, startsAt };
  const { notices } = await call<NoticeOverview>('POST', '/notices/publish', {
    id: null,
    version: 0,
    fields,
  });
  const id = notices.find((one) => one.fields.texts['EN']?.title === title)?.id;
  await call('POST', '/notices/send', { id });
};

export const createOperator = async (
  origin: string,
  username = 'publisher',
  draft = mainDraft,
): Promise<Operator> => {
  const cookie = await signIn(origin, username);
  const call = createCall(origin, cookie, draft);
  let support: Promise<string> | null = null;
  const overview = (): Promise<SiteOverview> => call('GET', '/site');
  const edit = async (patches: readonly WirePatch[]): Promise<DraftSummary> => {
    const { version } = await call<DraftSummary>('GET', '/draft');
    const documents = new Map<string, Json>();
    for (const path of new Set(patches.map((one) => one.document)))
      if (!patches.some((one) => one.document === path && one.op === 'add' && one.path.length === 0))
        documents.set(path, await readDocument(call, path));
    const edits = [editOfPatches(Object.fromEntries(documents), patches)];
    return (await call<{ draft: DraftSummary }>('POST', '/draft/edits', { after: version, edits })).draft;
  };
  const rollback = (toRevision: number): Promise<WireRelease> =>
    call('POST', '/rollback', { toRevision, note: 'a test puts things back' });
  const publish: Operator['publish'] = async (patches, note = 'a test publishes') => {
    const { version, baseRevision } =
      patches.length > 0 ? await edit(patches) : await call<DraftSummary>('GET', '/draft');
    return call('POST', '/publish', {
      note,
      draftVersion: version,
      baseRevision,
      warningReason: 'a test accepts them',
    });
  };
  const approve = async (): Promise<void> => {
    const second = createCall(origin, await signIn(origin, 'approver'));
    const { version } = await call<DraftSummary>('GET', '/draft');
    await second('POST', '/draft/approval/decide', { version, decision: 'approved', reason: '' });
  };
  /** An edit that a page is still saving moves the draft: then it is thrown away with that edit. */
  const discard = async (): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      const { version } = await call<DraftSummary>('GET', '/draft');
      try {
        await call('POST', '/draft/discard', { version });
        return;
      } catch (cause) {
        if (tries === 5 || !String(cause).includes('publish.draft-moved')) throw cause;
      }
    }
  };
  return {
    overview,
    edit,
    approve,
    rollback,
    publish,
    publishApproved: async (patches) => {
      const { version } = await edit(patches);
      await call('POST', '/draft/approval/request', { version, note: 'a test asks' });
      await approve();
      return publish([]);
    },
    plan: async (patches) => {
      const { version, baseRevision } = await edit(patches);
      const local = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
      const warningReason = 'a test accepts them';
      const note = 'a test plans';
      await call('POST', '/draft/schedule', {
        version,
        baseRevision,
        local,
        zone: 'UTC',
        note,
        warningReason,
      });
    },
    beside: async (name, patches) => {
      const { id } = await call<DraftLine>('POST', '/drafts', { name });
      return (await createOperator(origin, username, id)).publish(patches);
    },
    planState: async () => {
      const { schedule } = await call<{ schedule: { state: string } | null }>('GET', '/draft/schedule');
      return schedule?.state ?? null;
    },
    document: (path) => readDocument(call, path),
    check: () => call('GET', '/draft/check'),
    adoption: () => call('GET', '/adoption'),
    outbox: async (search) => {
      support ??= signIn(origin, 'support');
      return readOutbox(createCall(origin, await support), search);
    },
    sendPromotion: (title) => sendPromotion(call, title),
    closePortal: async () => {
      await call('POST', '/opening/close', { from: '', until: '', zone: 'UTC', note: 'a test closes' });
    },
    openPortal: async () => {
      await call('POST', '/opening/open', { note: 'a test opens' });
    },
    beginStage: async (patches, plan) => {
      const { version: draftVersion, baseRevision } = await edit(patches);
      const warningReason = 'a test accepts them';
      return call('POST', '/stage', {
        note: 'a test tries',
        draftVersion,
        baseRevision,
        warningReason,
        plan,
      });
    },
    restore: async () => {
      await discard();
      const { active, history } = await overview();
      const first = history.find(({ revision }) => revision === active.revision);
      if (active.revision > 1 && first?.rolledBackTo !== 1) await rollback(1);
    },
  };
};

/** The edit that changes one setting of a registration field. */
export const changeField = (name: string, key: 'enabled' | 'required', value: boolean): WirePatch => ({
  document: 'settings/register-fields',
  op: 'replace',
  path: ['fields', name, key],
  value,
});
