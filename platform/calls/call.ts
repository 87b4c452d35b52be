import type { FastifyReply } from 'fastify';
import type { ApiOperations } from '../../src/protocol/generated/wire-types.ts';
import type { SessionMember } from '../identity/sessions/sessions.ts';

export type OperationName = keyof ApiOperations;

/** What a handler knows of the caller besides the request's own fields. */
export interface Caller {
  /** The member, or null for a visitor. Never null where the operation requires a token. */
  readonly member: SessionMember | null;
  /** Token of this session, or null. */
  readonly token: string | null;
  /** What limits count by; see `readNetwork`. */
  readonly network: string;
  /** What the browser calls itself, for lists of devices: `Chrome on Windows`. */
  readonly device: string;
  /** Wire code of the language the browser shows. */
  readonly language: string;
  /** Host the page came from, without port. */
  readonly host: string;
  /** The client's key of a call that moves money; empty where it sent none, null for every other call. */
  readonly idempotencyKey: string | null;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly reply: FastifyReply;
}
/** Answers one operation: the request's fields, validated, to the response value. */
export type Handler<Name extends OperationName> = (
  request: ApiOperations[Name]['request'],
  caller: Caller,
) => Promise<ApiOperations[Name]['value']>;
export type Handlers = { readonly [Name in OperationName]: Handler<Name> };

/** The member of a call whose operation requires a token. */
export function requireMember(caller: Caller): SessionMember {
  if (caller.member === null) throw new Error('Expected an operation that requires a token.');
  return caller.member;
}
