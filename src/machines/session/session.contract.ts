import { sessionEnds } from '../../protocol/session-end.ts';
import { boundedBy, defineContract, withoutPayload } from '../define-flow.ts';
import { isAgentType, isTrialType, memberFiguresSchema, memberSchema, sampleMember } from '../member.ts';
import { closedObject, oneOfTexts, optionalObject, orNull, withSamples } from '../payload-schema.ts';
import type { ValueOf, ValuesOf } from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';
import { call, done, failed } from '../service-contract.ts';
import { flag, noPayload, text, integer } from '../value-kinds.ts';

/** Why a session ended, as a person needs to know it: what the server says, and what the page knows itself. */
export const lossReasons = [
  ...sessionEnds,
  'expired',
  'otherDevice',
  'otherTab',
  'accountMissing',
  'network',
  'signedOut',
  'onBreak',
  'closed',
] as const;
export type LossReason = (typeof lossReasons)[number];
const place = oneOfTexts(['booting', 'visitor', 'member']);
const values = {
  member: orNull(memberSchema),
  reason: orNull(oneOfTexts(lossReasons)),
  error: orNull(text),
};
/** Without signs of a session a person is a visitor from the first moment, as the page was drawn. */
const signs = { isExpected: flag };
export type SessionContext = ValuesOf<typeof values & typeof signs>;
/**
 * `isAgent` opens the agent area (types 1, 2, 41, 42); `isTrial` is type 4, which the specification's
 * agent flag also names but which is barred from member and agent pages (sections 4 and 6).
 */
const sessionProjection = describeProjection(
  closedObject({
    state: place,
    step: text,
    account: orNull(text),
    nickname: orNull(text),
    type: orNull(integer),
    isAgent: flag,
    isTrial: flag,
    busy: flag,
    ...values,
  }),
  ({ member, reason, error, isExpected }: SessionContext, step) => {
    const type = member?.type ?? null;
    const outside = step === 'booting' && isExpected ? 'booting' : 'visitor';
    const state: ValueOf<typeof place> = step.startsWith('member') ? 'member' : outside;
    return {
      state,
      step,
      account: member?.account ?? null,
      nickname: member?.nickname ?? null,
      type,
      isAgent: type !== null && isAgentType(type),
      isTrial: type !== null && isTrialType(type),
      busy: step === 'booting' || step === 'member.loggingOut' || step === 'member.refreshing',
      member,
      reason,
      error,
    };
  },
);
const { unread, balance, currency, symbol } = sampleMember;
/** Who is here: boot with or without a stored token, loss of the session, logout (specification, section 4). */
export const sessionContract = defineContract({
  id: 'session',
  summary: 'Knows whether a visitor or a member is here, keeps balance and unread count, signs out.',
  events: withoutPayload(
    'member.refresh',
    'logout.request',
    'logout.confirm',
    'logout.cancel',
    'session.retry',
  ),
  internalEvents: {
    'session.established': closedObject({
      member: withSamples(memberSchema, [sampleMember, { ...sampleMember, account: 'agent', type: 1 }]),
    }),
    'session.found': noPayload,
    'session.lost': closedObject({ reason: oneOfTexts(lossReasons) }),
  },
  effects: {
    ...withoutPayload('dropToken', 'clearSession', 'openLogin', 'goHome'),
    announceLoss: closedObject({ reason: oneOfTexts(lossReasons) }),
  },
  leaving: ['openLogin', 'goHome'],
  ...sessionProjection,
  states: {
    server: ['booting', 'member.refreshing', 'member.loggingOut'],
    person: ['member.confirmingLogout'],
    timer: ['disconnected'],
    resting: {
      visitor: 'Being a visitor asks for nothing; a login comes from its own flow.',
      'member.idle': 'Being signed in asks for nothing.',
    },
  },
  input: optionalObject(signs),
  services: {
    restoreSession: call({}, { hasToken: flag, member: orNull(memberSchema) }, [
      done('no token', { hasToken: false, member: null }),
      done('member', { hasToken: true, member: sampleMember }),
      done('agent', { hasToken: true, member: { ...sampleMember, type: 1 } }),
      done('trial account', { hasToken: true, member: { ...sampleMember, type: 4 } }),
      done('token without account', { hasToken: true, member: null }),
      failed('token refused', 'login.not.session'),
      failed('used elsewhere', 'duplicateLogin'),
      failed('account suspended', 'login.not.session', { value: { reason: 'suspended' } }),
    ]),
    refreshMember: call({}, memberFiguresSchema, [
      done('figures', { unread, balance, currency, symbol }),
      failed('token refused', 'login.not.session'),
      failed('used elsewhere', 'duplicateLogin'),
      failed('new password', 'login.not.session', { value: { reason: 'newPassword' } }),
    ]),
    logOut: call({}, {}, [done('signed out', {}), failed('token refused', 'login.not.session')]),
  },
  delays: ['sessionRetry'],
  bounded: boundedBy<SessionContext>({
    keep: ['reason', 'error', 'isExpected'],
    also: ({ member }) => ({ member: member?.type ?? null }),
  }),
});
