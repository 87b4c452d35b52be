import type { FastifyRequest } from 'fastify';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { OperationContract } from '../../../src/protocol/operation-contract.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Caller } from '../../calls/call.ts';

/** Calls that bind a member without moving money. Those that move money are always submissions. */
const binding =
  /^(member\.register|member\.registerMobile|contracts\.(answer\w+|offer|end)|rewards\.apply|deposit\.prove|payout\.(addAccount|removeAccount)|limits\.\w+|care\.\w+)$/;

/** Whether a call is kept with the page that it was sent from. */
export const isSubmission = ({ name, money, method }: OperationContract): boolean =>
  method !== 'GET' && (money || binding.test(name));

type Deps = Pick<MemberDeps, 'db' | 'clock' | 'merchant' | 'site'>;
type Sender = Pick<Caller, 'member' | 'language'>;

/** The first of the fields that is a text or a number; empty where none is. */
const pick = (value: unknown, names: readonly string[]): string => {
  if (value === null || typeof value !== 'object') return '';
  const held = value as Readonly<Record<string, unknown>>;
  const reference = names
    .map((name) => held[name])
    .find((one) => typeof one === 'string' || typeof one === 'number');
  return reference === undefined ? '' : String(reference).slice(0, 80);
};
const accountNames = ['userName', 'username', 'account', 'mobile', 'mobileNum'];
const referenceNames = ['orderNo', 'orderNumber', 'reference', 'contractId', 'claimId', 'id'];

/** Path of the page that a call came from; the query may hold a secret. */
const readPage = (request: FastifyRequest): string => {
  const { referer } = request.headers;
  const url = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  return url === null ? '' : url.pathname.replace(/^\/preview\/[^/]+/, '').slice(0, 200);
};

/** A submission whose end is not known yet. */
export interface BegunSubmission {
  readonly id: string;
  /** A visitor's, who may be a member by its end. */
  readonly isVisitor: boolean;
}

/** Writes down that something was sent, before it does anything: what is done is never without its page. */
export const beginSubmission = async (
  { db, clock, merchant, site }: Deps,
  { name }: OperationContract,
  sent: { readonly request: FastifyRequest; readonly fields: JsonObject; readonly caller: Sender },
): Promise<BegunSubmission> => {
  const { request, fields, caller } = sent;
  const header = request.headers['x-release'];
  const release = typeof header === 'string' && /^[0-9a-f]{64}$/.test(header) ? header : '';
  const { id } = await db
    .insertInto('member_submission')
    .values({
      merchant,
      member_id: caller.member?.id ?? null,
      account: caller.member?.account ?? pick(fields, accountNames),
      operation: name,
      reference: pick(fields, referenceNames),
      outcome: 'sent',
      release_hash: release,
      revision: release === '' ? null : await site.revisionOf(release),
      locale: caller.language,
      page: readPage(request),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isVisitor: caller.member === null };
};

/** Outcome of a submission. One that is lost on the way stays `sent`: its outcome is unknown. */
export const endSubmission = async (
  { db }: Pick<Deps, 'db'>,
  { id, isVisitor }: BegunSubmission,
  end: { readonly value: unknown } | { readonly cause: unknown },
): Promise<void> => {
  if ('cause' in end) {
    const outcome = end.cause instanceof AppError ? end.cause.code : 'failed';
    await db.updateTable('member_submission').set({ outcome }).where('id', '=', id).execute();
    return;
  }
  const reference = pick(end.value, referenceNames);
  const account = isVisitor ? pick(end.value, ['userName', 'account']) : '';
  await db
    .updateTable('member_submission')
    .set({
      outcome: 'done',
      ...(reference === '' ? {} : { reference }),
      ...(account === '' ? {} : { account }),
    })
    .where('id', '=', id)
    .execute();
};
