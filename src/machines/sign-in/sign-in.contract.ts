import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, noPayload, text } from '../payload-schema.ts';
import {
  projectSignIn,
  signInProjectionSchema,
  signInStripSchema,
  type SignInContext,
} from './sign-in.context.ts';

const strip = {
  open: true,
  date: '2026-01-01',
  claimedToday: false,
  streak: 1,
  secondsLeft: 3_600,
  days: [
    { day: 1, date: '2025-12-31', points: 10, state: 'done' },
    { day: 2, date: '2026-01-01', points: 20, state: 'today' },
    { day: 3, date: '2026-01-02', points: 30, state: 'ahead' },
  ],
};
const claimed = {
  ...strip,
  claimedToday: true,
  streak: 2,
  days: strip.days.map((one) => (one.state === 'today' ? { ...one, state: 'done' } : one)),
};
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** Signing in day by day: the server's calendar counts, and each day is claimed once (wire contract B14). */
export const signInContract: MachineContract = {
  id: 'signIn',
  version: 1,
  needs: 'member',
  summary: 'Shows the strip of seven days and claims the points of today, once, by the date of the server.',
  events: { 'signIn.refresh': noPayload, 'signIn.claim': noPayload },
  effects: { refreshBadges: noPayload },
  projection: signInProjectionSchema,
  project: projectSignIn,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    unavailable: { waits: 'person' },
    open: { waits: 'person' },
    claiming: { waits: 'server', tags: ['busy'] },
    claimed: { waits: 'timer' },
  },
  input: closedObject({}),
  services: {
    loadSignIn: {
      input: noPayload,
      output: signInStripSchema,
      outcomes: [
        { name: 'to be claimed', kind: 'done', value: strip },
        { name: 'claimed today', kind: 'done', value: claimed },
        { name: 'not for this member', kind: 'done', value: { ...strip, open: false, days: [] } },
        offline,
      ],
    },
    claimSignIn: {
      // The day that is on screen: around midnight the server refuses another one.
      input: closedObject({ date: text }),
      output: signInStripSchema,
      repeatable: false,
      outcomes: [
        { name: 'claimed', kind: 'done', value: claimed },
        { name: 'claimed before', kind: 'error', value: { code: 'sign-in.done' } },
        { name: 'another day', kind: 'error', value: { code: 'sign-in.day-over' } },
        offline,
      ],
    },
  },
  delays: ['nextDay'],
  secrets: [],
  bounded: (context: SignInContext) => ({
    error: context.error !== null,
    strip: context.strip !== null,
    claimedToday: context.strip?.claimedToday ?? false,
  }),
};
