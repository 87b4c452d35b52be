import { isForGood } from '../../src/protocol/document/jurisdiction.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../server/infrastructure/jobs/job-store.ts';
import type { OutgoingMessage } from '../../server/infrastructure/messages/outbox.ts';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';
import { writeMoment } from '../messages/write-moment.ts';
import { writeMinutes } from '../messages/write-span.ts';
import { writeSum } from '../messages/write-sum.ts';
import { readSettings } from '../calls/system/settings.ts';
import { readMemberCurrency, type Currency } from '../money/wallet/currency.ts';
import { readJurisdiction } from './jurisdiction.ts';
import type { ResponsibleGamingEventKind } from './tables.ts';

const confirmJob = 'care.confirm';

/**
 * Plans the message that confirms a step of protection outside the portal, in the transaction of the step: it leaves
 * when the step is done, whichever node is alive then.
 */
export async function planConfirmation(
  db: Database,
  {
    eventId,
    merchant,
    wish,
    at,
  }: {
    readonly eventId: string;
    readonly merchant: string;
    /** Of a looser limit: from and until when it can be confirmed. */
    readonly wish?: { readonly from: Date; readonly until: Date };
    readonly at: Date;
  },
): Promise<void> {
  const payload =
    wish === undefined ? {} : { from: wish.from.toISOString(), until: wish.until.toISOString() };
  await scheduleJob(db, { merchant, kind: confirmJob, key: eventId, payload, dueAt: at, now: at });
}

type Deps = Pick<MemberDeps, 'outbox' | 'liveSite' | 'portalOrigin' | 'db'>;
const readEvent = (db: Database, eventId: string) =>
  db
    .selectFrom('care_event as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .selectAll('e')
    .select(['m.language', 'm.email', 'm.mobile'])
    .where('e.id', '=', eventId)
    .executeTakeFirst();
type EventRow = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

/** Email where there is one that can be sent to, else SMS. Where nothing can be sent the outbox shows that it failed. */
async function findWay(
  { outbox }: Deps,
  { email, mobile }: EventRow,
): Promise<{ readonly channel: 'email' | 'sms'; readonly to: string } | null> {
  if (email !== null && (await outbox.hasSender('email'))) return { channel: 'email', to: email };
  if (mobile !== null && (await outbox.hasSender('sms'))) return { channel: 'sms', to: mobile };
  if (email !== null) return { channel: 'email', to: email };
  return mobile === null ? null : { channel: 'sms', to: mobile };
}

/** Where help is: the helpline of the market, else the page that names what there is. */
async function readHelp(deps: Deps): Promise<string> {
  const { helplineName, helplineContact } = await readJurisdiction(deps);
  const named = [helplineName, helplineContact].filter((part) => part !== '').join(': ');
  return named === '' ? `${deps.portalOrigin}/responsible-gaming` : named;
}

/** A limit in the words of the member's pages: what, over which time, and how much. */
async function describeLimit(deps: Deps, row: EventRow, currency: Currency): Promise<string> {
  const documents = await deps.liveSite.documents();
  const key = `care.subject.${row.kind ?? 'deposit'}.${row.period ?? 'day'}`;
  const named = [row.language, 'EN'].map((language) => {
    const texts = documents[`locales/${language}`];
    const text = isJsonObject(texts) ? texts[key] : undefined;
    return typeof text === 'string' ? text : '';
  });
  const name = named.find((text) => text !== '') ?? `${row.kind ?? ''} ${row.period ?? ''}`;
  const { amount: limit } = row;
  if (limit === null) return name;
  const value =
    row.kind === 'session'
      ? writeMinutes(Number(limit), row.language)
      : writeSum({ amount: BigInt(limit), currency: currency.code }, currency, row.language);
  return `${name}: ${value}`;
}

/** Steps of coming back from an exclusion. */
type ReturnKind = 'returnAsked' | 'returnKept';
const limitKinds = {
  set: 'limitSet',
  cut: 'limitSet',
  asked: 'limitAsked',
  raised: 'limitRaised',
  removed: 'limitRemoved',
  kept: 'limitKept',
} as const satisfies Readonly<Record<Exclude<ResponsibleGamingEventKind, 'break' | ReturnKind>, string>>;

type BreakKind = `${'exclusion' | 'playClosed'}${'ForGood' | 'OnRequest'}` | 'exclusionBegan' | 'playClosed';
type Kind = BreakKind | ReturnKind | (typeof limitKinds)[keyof typeof limitKinds];
/** A message with the words of its kind. */
type Said = { readonly [Each in Kind]: Pick<OutgoingMessage<Each>, 'kind' | 'words'> }[Kind];

async function writeBreak(deps: Deps, row: EventRow, zone: string): Promise<Said> {
  const words = { money: `${deps.portalOrigin}/withdraw`, help: await readHelp(deps) };
  const until = row.ends_at?.toISOString() ?? null;
  if (isForGood(until) || row.ends_at === null)
    return { kind: row.by_staff ? 'exclusionForGood' : 'playClosedForGood', words };
  const end = writeMoment(row.ends_at, zone, row.language);
  const dated = { ...words, until: end };
  if (row.on_request)
    return { kind: row.by_staff ? 'exclusionOnRequest' : 'playClosedOnRequest', words: dated };
  return { kind: row.by_staff ? 'exclusionBegan' : 'playClosed', words: dated };
}

async function writeReturn(deps: Deps, row: EventRow, what: ReturnKind, zone: string): Promise<Said> {
  const words = { help: await readHelp(deps) };
  if (what === 'returnKept' || row.ends_at === null) return { kind: 'returnKept', words };
  return { kind: what, words: { ...words, until: writeMoment(row.ends_at, zone, row.language) } };
}

async function writeLimitChange(
  deps: Deps,
  row: EventRow,
  { what, wish, zone }: { what: keyof typeof limitKinds; wish: readonly (Date | null)[]; zone: string },
): Promise<Said> {
  const currency = await readMemberCurrency(deps.db, row.member_id);
  const words = { limit: await describeLimit(deps, row, currency), help: await readHelp(deps) };
  const [from, until] = wish.map((moment) =>
    moment === null ? '' : writeMoment(moment, zone, row.language),
  );
  return what === 'asked'
    ? { kind: 'limitAsked', words: { ...words, from: from ?? '', until: until ?? '' } }
    : { kind: limitKinds[what], words };
}

async function writeEvent(
  deps: Deps,
  row: EventRow,
  { wish, zone }: { readonly wish: readonly (Date | null)[]; readonly zone: string },
): Promise<Said> {
  const { what } = row;
  if (what === 'break') return writeBreak(deps, row, zone);
  return what === 'returnAsked' || what === 'returnKept'
    ? writeReturn(deps, row, what, zone)
    : writeLimitChange(deps, row, { what, wish, zone });
}

const readMoment = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

/** Sends what was planned, in the language of the member. */
export const createConfirmationJobs = (deps: Deps): JobHandlers => ({
  [confirmJob]: async (db, { key, payload }) => {
    const row = await readEvent(db, key);
    if (row === undefined) return;
    const way = await findWay(deps, row);
    if (way === null) return;
    const { timeZone: zone } = await readSettings(deps);
    const wish = [readMoment(payload['from']), readMoment(payload['until'])];
    const inside = { ...deps, db };
    const text = await writeEvent(inside, row, { wish, zone });
    // Each kind has its own words; the outbox takes any of them.
    const message = text as Pick<OutgoingMessage, 'kind' | 'words'>;
    await deps.outbox.send<OutgoingMessage['kind']>(db, {
      ...message,
      ...way,
      language: row.language,
      expiresAt: null,
    });
  },
});
