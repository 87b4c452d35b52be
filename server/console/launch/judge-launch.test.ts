import { describe, expect, it } from 'vitest';
import type { LaunchStepName } from '../../../src/protocol/calls/launch.ts';
import { emptyLaunch } from '../fakes/launch.fake.ts';
import { judgeLaunch, type LaunchFacts } from './judge-launch.ts';

const step = (facts: LaunchFacts, name: LaunchStepName) => {
  const found = judgeLaunch(facts).steps.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no step ${name}.`);
  return found;
};
const missing = (facts: LaunchFacts) =>
  Object.fromEntries(judgeLaunch(facts).deeds.map(({ name, missing: steps }) => [name, steps]));
const by = { by: 'ada', at: '2026-11-21T10:00:00.000Z' };
const staffed: LaunchFacts = {
  ...emptyLaunch,
  operators: (['administrator', 'administrator', 'publisher', 'cashier'] as const).map((role) => ({
    role,
    decides: true,
  })),
};

describe('the checklist of a new site', () => {
  it('begins with one administrator, and says what keeps members from each deed', () => {
    expect(step(emptyLaunch, 'people').findings).toEqual([
      'people.one-administrator',
      'people.no-publisher',
      'people.no-cashier',
    ]);
    expect(missing(emptyLaunch)).toEqual({
      register: ['sms'],
      deposit: ['deposits', 'people'],
      play: [],
      withdraw: ['people'],
    });
  });
  it('asks for a sender of SMS only where a registration needs its codes', () => {
    expect(step(emptyLaunch, 'sms').state).toBe('open');
    const free = { ...emptyLaunch, registersBySms: false };
    expect(step(free, 'sms')).toMatchObject({ state: 'optional', findings: ['sms.none'] });
    expect(missing(free)['register']).toEqual([]);
  });
  it('takes a way to deposit for open only where money can arrive', () => {
    const byHand = { ...staffed, methods: [{ id: 'bank', byHand: true }] };
    expect(step(byHand, 'deposits').findings).toEqual(['deposits.no-account']);
    expect(step({ ...byHand, withAccount: new Set(['other']) }, 'deposits').state).toBe('open');
    expect(step({ ...byHand, withAccount: new Set(['bank']) }, 'deposits')).toMatchObject({
      state: 'done',
      facts: ['bank'],
    });
    const redirect = { ...staffed, methods: [{ id: 'card', byHand: false }] };
    expect(step(redirect, 'deposits').findings).toEqual(['deposits.no-gateway']);
    expect(step({ ...redirect, hasGateway: true }, 'deposits').state).toBe('done');
    expect(missing({ ...redirect, hasGateway: true })['deposit']).toEqual([]);
  });
  it('takes a sender for ready after a message has arrived, and a choice after a person has confirmed it', () => {
    const sending: LaunchFacts = { ...emptyLaunch, senders: { email: 'console', sms: 'none' } };
    expect(step(sending, 'email').findings).toEqual(['email.untested']);
    const tried = { ...sending, marks: [{ step: 'email', ...by }] as const };
    expect(step(tried, 'email')).toMatchObject({ state: 'done', mark: by });
    expect(step(emptyLaunch, 'money').findings).toEqual(['unconfirmed']);
    expect(step({ ...emptyLaunch, marks: [{ step: 'money', ...by }] }, 'money').state).toBe('done');
    const own = { ...emptyLaunch, withdrawal: { ...emptyLaunch.withdrawal, isOwn: true } };
    expect(step(own, 'withdrawals').state).toBe('done');
  });
  it('names the words that are still the program’s, and an account that does not decide yet', () => {
    expect(step(emptyLaunch, 'brand').findings).toEqual(['brand.name', 'brand.licence', 'brand.email']);
    const named = { ...staffed, shipped: (_document: string, pointer: string) => pointer === '/licence' };
    expect(step(named, 'brand').findings).toEqual(['brand.licence']);
    const waiting = {
      ...staffed,
      operators: [...staffed.operators, { role: 'cashier', decides: false } as const],
    };
    expect(step(waiting, 'people').findings).toEqual(['people.waiting']);
    expect(missing(waiting)['withdraw']).toEqual([]);
  });
  it('sees a backup without a person: how old it is, and whether its restore was the same', () => {
    const backup = (madeAt: string, isGood: boolean | null): LaunchFacts => ({
      ...emptyLaunch,
      now: new Date('2026-11-21T12:00:00.000Z'),
      backup: { madeAt: new Date(madeAt), isGood },
    });
    expect(step(emptyLaunch, 'backup').findings).toEqual(['backup.none', 'unconfirmed']);
    expect(step({ ...emptyLaunch, marks: [{ step: 'backup', ...by }] }, 'backup').state).toBe('done');
    expect(step(backup('2026-11-21T01:00:00.000Z', true), 'backup')).toMatchObject({
      state: 'done',
      facts: ['2026-11-21 01:00 UTC'],
    });
    // What a person once confirmed does not hide that none came since.
    const old = { ...backup('2026-11-19T01:00:00.000Z', null), marks: [{ step: 'backup', ...by }] as const };
    expect(step(old, 'backup').findings).toEqual(['backup.old', 'backup.unverified']);
    expect(step(backup('2026-11-21T01:00:00.000Z', false), 'backup').findings).toEqual(['backup.faulty']);
  });
});
