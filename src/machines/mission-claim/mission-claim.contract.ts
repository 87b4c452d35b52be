import { missionShape } from '../../protocol/generated/shapes/mission.ts';
import { missionClaimShape } from '../../protocol/generated/shapes/mission-claim.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy } from '../flow-words.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, throttled } from '../service-contract.ts';
import { integer, noPayload, text, textMap } from '../value-kinds.ts';

/** A mission with how far the member is. */
export type Mission = ValueOf<typeof missionShape>;
/** What a claim brought. */
export type MissionClaim = ValueOf<typeof missionClaimShape>;
const missions = { missions: listOf(missionShape), currencySymbol: text };
const fields = { ...missions, claim: orNull(missionClaimShape) };
export type MissionClaimContext = FlowContext<typeof fields & { readonly mission: typeof text }> & Lockout;

const claimable = {
  id: 'm-1',
  title: 'Ten rounds today',
  text: '',
  period: 'daily',
  metric: 'rounds',
  state: 'claimable',
  isMoney: false,
  actual: '10',
  target: '10',
  percent: 100,
  amount: '',
  points: 50,
  tickets: 0,
  wagering: 0,
  endsAt: '2026-02-01T00:00:00.000Z',
};
const running = {
  ...claimable,
  id: 'm-2',
  period: 'weekly',
  metric: 'validBets',
  state: 'open',
  isMoney: true,
  actual: '250.00',
  target: '1000.00',
  percent: 25,
  amount: '20.00',
  points: 0,
  wagering: 1,
};
export const isClaimable = ({ missions: all }: MissionClaimContext, id: string): boolean =>
  all.some((one) => one.id === id && one.state === 'claimable');

/** Missions with progress from real play (specification, mission pages; wire contract B14). */
export const missionClaimContract = defineFlow({
  id: 'missionClaim',
  needs: 'member',
  summary:
    'Lists the missions of a member with their progress and claims those that are complete, each once.',
  events: {
    'missions.refresh': noPayload,
    'mission.claim': closedObject({ mission: withSamples(text, ['m-1', 'm-2', 'unknown']) }),
    'claim.dismiss': noPayload,
  },
  effects: withoutPayload('refreshBalance', 'refreshBadges'),
  shows: {
    errors: textMap,
    ...fields,
    daily: listOf(missionShape),
    weekly: listOf(missionShape),
    once: listOf(missionShape),
    /** The one that is being claimed. */
    mission: orNull(text),
    claimable: integer,
    secondsLeft: orNull(integer),
  },
  read: (context: MissionClaimContext, state) => {
    const pick = (period: string) => context.missions.filter((one) => one.period === period);
    return {
      daily: pick('daily'),
      weekly: pick('weekly'),
      once: pick('once'),
      mission: state === 'claiming' ? context.mission : null,
      claimable: context.missions.filter((one) => one.state === 'claimable').length,
      ...showLockout(context, state),
    };
  },
  states: {
    resting: { showing: 'Missions take their time; progress shows when it comes.' },
    server: ['loading', 'claiming'],
    person: ['failed', 'showing', 'claimed'],
    timer: ['locked'],
    money: ['claiming'],
  },
  words: {
    service: 'loadMissions',
    keep: (
      { missions: all, claim }: MissionClaimContext,
      answer: { readonly missions: readonly Mission[] },
    ) => ({
      missions: all.map(translateBy(answer.missions, 'title', 'text')),
      claim: claim === null ? null : translateBy(answer.missions, 'title')(claim),
    }),
  },
  services: {
    loadMissions: call({}, missions, [
      done('missions', { missions: [claimable, running], currencySymbol: '₱' }),
      done('none', { missions: [], currencySymbol: '₱' }),
    ]),
    claimMission: callOnce({ mission: text }, missionClaimShape, [
      done('claimed', { id: 'm-1', title: 'Ten rounds today', amount: '', points: 50, tickets: 0 }),
      failed('claimed before', 'mission.claimed'),
      failed('a new day began', 'mission.not-done'),
      throttled(60),
    ]),
  },
  delays: ['missionLockout'],
  bounded: boundedBy<MissionClaimContext>({
    has: ['error', 'claim'],
    keep: ['mission'],
    also: ({ missions: all }) => ({ states: all.map(({ state }) => state).join(' ') }),
  }),
});
