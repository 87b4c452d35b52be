import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrokenOperation } from '../../server/infrastructure/audit/operation-audit.fake.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls, DeskValues } from '../../src/protocol/desks/define-desk.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createMissionDesk } from './missions/mission-desk.ts';
import { sampleBonus, sampleMission } from './offer-samples.fake.ts';
import { createBonusDesk } from './promotions/bonus-desk.ts';

const dayMs = 86_400_000;
let rig: MemberRig;
let token = '';
let bonuses: Answers<DeskCalls>;
let missions: Answers<DeskCalls>;
const times = () => ({
  startsAt: new Date(rig.clock.now().getTime() - dayMs).toISOString(),
  endsAt: new Date(rig.clock.now().getTime() + 30 * dayMs).toISOString(),
});
beforeAll(async () => {
  rig = await createSeededRig();
  const humanToken = await rig.proveHuman();
  token = (await rig.call('session.login', { username: 'player', password: 'Foyer-2026', humanToken })).value
    .token;
  bonuses = createBonusDesk(rig.deps);
  missions = createMissionDesk(rig.deps);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});

const propose = (desk: Answers<DeskCalls>, values: DeskValues, key: string | null = null, version = '0') =>
  desk.propose({ key, version, values, note: 'Weekend', by: 'clara' });
const approve = (desk: Answers<DeskCalls>, id: string) =>
  desk.decide({ id, state: 'approved', reason: '', by: 'paula' });
const newestOf = async (desk: Answers<DeskCalls>) => {
  const { rows } = await desk.list();
  const newest = rows.toSorted((one, other) => Number(other.key) - Number(one.key))[0];
  if (newest === undefined) throw new Error('Expected a row.');
  return newest;
};
async function start(desk: Answers<DeskCalls>, values: DeskValues) {
  const { added } = await propose(desk, { ...values, ...times() });
  await approve(desk, added.at(-1)?.id ?? '');
  return newestOf(desk);
}
const listed = async () =>
  (await rig.call('promotions.list', {}, { token })).value.promotions.map(({ id, status }) => [id, status]);
const join = (id: string) => rig.call('promotions.join', { id }, { token });

describe('a deposit bonus', () => {
  it('is seen by no member before a second person approved it, and says what came of it', async () => {
    const before = await listed();
    const { added } = await propose(bonuses, { ...sampleBonus, ...times() });
    expect(await listed()).toEqual(before);
    await approve(bonuses, added[0]?.id ?? '');
    const { key } = await newestOf(bonuses);
    expect(await listed()).toContainEqual([key, 'open']);
    expect((await join(key)).value).toMatchObject({ status: 'joined', terms: 'Terms EN', cap: '500.00' });
    expect((await newestOf(bonuses)).usedBy).toEqual(['members who joined: 1']);
  });

  it.each<[string, DeskValues, Record<string, string>]>([
    ['neither a share nor an amount', { percent: null, cap: null }, { percent: 'field.required' }],
    ['a share without a cap', { cap: null }, { cap: 'field.required' }],
    ['a share and an amount', { fixed: '10.00' }, { fixed: 'entry.not-used' }],
    ['a cap of a fixed amount', { percent: null, fixed: '10.00' }, { cap: 'entry.not-used' }],
    ['codes that are none', { dialingCodes: '63' }, { dialingCodes: 'text.invalid' }],
    ['a picture that is not there', { image: '/assets/nosuch.png' }, { image: 'picture.missing' }],
    ['a level that is not there', { leastRank: '99' }, { leastRank: 'choice.unknown' }],
    [
      'a language without terms',
      { terms: { EN: { title: 'Terms' }, AR: { title: 'ش' } } },
      { 'terms.TY.title': 'field.required' },
    ],
  ])('is refused with %s', async (_, change, fields) => {
    await expect(propose(bonuses, { ...sampleBonus, ...times(), ...change })).rejects.toMatchObject({
      fields,
    });
  });

  it('keeps what members rely on; its end alone may move, by two people', async () => {
    const { key, version, values } = await start(bonuses, sampleBonus);
    await expect(
      propose(bonuses, { ...values, wagering: 30, cap: '1.00', percent: 10 }, key, version),
    ).rejects.toMatchObject({
      fields: { wagering: 'entry.fixed', cap: 'entry.fixed', percent: 'entry.fixed' },
    });
    const endsAt = new Date(rig.clock.now().getTime() + 2 * dayMs).toISOString();
    const asked = await propose(bonuses, { ...values, endsAt }, key, version);
    await approve(bonuses, asked.rows.find((row) => row.key === key)?.waiting?.id ?? '');
    expect((await newestOf(bonuses)).values['endsAt']).toBe(endsAt);
    const past = new Date(rig.clock.now().getTime() - 1_000).toISOString();
    const { version: newer } = await newestOf(bonuses);
    await expect(propose(bonuses, { ...values, endsAt: past }, key, newer)).rejects.toMatchObject({
      fields: { endsAt: 'moment.over' },
    });
  });

  it('that is off takes nobody in, keeps who joined, and a proposal that waited does not turn it on', async () => {
    const { key, version, values } = await start(bonuses, sampleBonus);
    const later = new Date(rig.clock.now().getTime() + 40 * dayMs).toISOString();
    const asked = await propose(bonuses, { ...values, endsAt: later }, key, version);
    await bonuses.switchOff({ key, note: 'Wrong amount', by: 'berta' });
    await expect(
      approve(bonuses, asked.rows.find((row) => row.key === key)?.waiting?.id ?? ''),
    ).rejects.toMatchObject({ code: 'desk.moved' });
    expect((await join(key)).error).toMatchObject({ errorCode: 'promotion.closed' });
    expect(await listed()).toContainEqual([key, 'paused']);
  });

  it('that is off before it begins was never there for members', async () => {
    const startsAt = new Date(rig.clock.now().getTime() + dayMs).toISOString();
    const { added } = await propose(bonuses, { ...sampleBonus, ...times(), startsAt });
    await approve(bonuses, added.at(-1)?.id ?? '');
    const { key } = await newestOf(bonuses);
    expect(await listed()).toContainEqual([key, 'upcoming']);
    await bonuses.switchOff({ key, note: 'Too early', by: 'berta' });
    expect((await listed()).map(([one]) => one)).not.toContain(key);
  });

  it('says which languages have no words, and that it has ended', async () => {
    const texts = { EN: { title: 'Only English' } };
    const { notes, key } = await start(bonuses, { ...sampleBonus, texts, terms: { EN: { title: 'Terms' } } });
    expect(notes).toEqual(['No words in: AR, TY']);
    await rig.database.pool.query(
      `update promotion set ends_at = starts_at + interval '1 minute' where id = ${key}`,
    );
    expect((await newestOf(bonuses)).notes).toEqual(['It has ended.']);
  });
});

describe('a mission', () => {
  const claim = (id: string) => rig.call('missions.claim', { id }, { token });
  const seen = async () =>
    (await rig.call('missions.list', {}, { token })).value.missions.map(({ id, state }) => [id, state]);

  it('is claimed while it runs, hidden while it is off, and says what came of it', async () => {
    const { key } = await start(missions, {
      ...sampleMission,
      metric: 'logInDays',
      target: '1',
      pays: '10',
      wagering: 2,
    });
    expect(await seen()).toContainEqual([key, 'claimable']);
    await missions.switchOff({ key, note: 'n', by: 'clara' });
    expect((await claim(key)).error).toMatchObject({ errorCode: 'mission.unknown' });
    expect((await seen()).map(([one]) => one)).not.toContain(key);
    const off = await newestOf(missions);
    const asked = await propose(missions, { ...off.values, enabled: true }, key, off.version);
    await approve(missions, asked.rows.find((row) => row.key === key)?.waiting?.id ?? '');
    expect((await claim(key)).value.amount).toBe('10.00');
    expect((await newestOf(missions)).usedBy).toEqual([
      'members: 1',
      'claims: 1',
      'paid: 10.00 PHP',
      'points: 20',
      'wagered: 0.00 PHP of 20.00 PHP',
    ]);
  });

  it('has a target in money or in whole numbers, by what counts', async () => {
    const { values } = await start(missions, { ...sampleMission, metric: 'depositAmount', target: '500.5' });
    expect(values['target']).toBe('500.50');
    const { rows } = await rig.database.pool.query<{ target: string }>(
      'select target from mission order by id desc limit 1',
    );
    expect(rows[0]?.target).toBe('50050');
  });

  it.each<[string, DeskValues, Record<string, string>]>([
    ['brings nothing', { points: 0 }, { pays: 'prize.empty' }],
    ['counts in parts', { target: '1.5' }, { target: 'number.invalid' }],
    ['asks for nothing', { target: '0' }, { target: 'number.too-small' }],
    ['asks for no amount', { metric: 'validBets', target: 'ten' }, { target: 'amount.invalid' }],
  ])('is refused where it %s', async (_, change, fields) => {
    await expect(propose(missions, { ...sampleMission, ...times(), ...change })).rejects.toMatchObject({
      fields,
    });
  });
});
