import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleMission, samplePromotion } from '../../../server/console/fakes/offers.fake.ts';
import type { MissionFields, PromotionFields } from '../../../src/protocol/calls/offers.ts';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createOfferBackOffice } from './offer-back-office.ts';

const dayMs = 86_400_000;
let rig: MemberRig;
let token = '';
let backOffice: ReturnType<typeof createOfferBackOffice>;
const times = () => ({
  startsAt: new Date(rig.clock.now().getTime() - dayMs).toISOString(),
  endsAt: new Date(rig.clock.now().getTime() + 30 * dayMs).toISOString(),
});
beforeAll(async () => {
  rig = await createSeededRig();
  const humanToken = await rig.proveHuman();
  token = (await rig.call('session.login', { username: 'player', password: 'Foyer-2026', humanToken })).value
    .token;
  backOffice = createOfferBackOffice(rig.deps);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});

const promotion = (change: Partial<PromotionFields> = {}): PromotionFields => ({
  ...samplePromotion,
  ...times(),
  ...change,
});
const mission = (change: Partial<MissionFields> = {}): MissionFields => ({
  ...sampleMission,
  ...times(),
  metric: 'logInDays',
  target: '1',
  ...change,
});
const newestPromotion = async () => {
  const offers = (await backOffice.promotions.read()).offers;
  const newest = offers.toSorted((one, other) => Number(other.id) - Number(one.id))[0];
  if (newest === undefined) throw new Error('Expected a promotion.');
  return newest;
};
const newestMission = async () => {
  const offers = (await backOffice.missions.read()).offers;
  const newest = offers.toSorted((one, other) => Number(other.id) - Number(one.id))[0];
  if (newest === undefined) throw new Error('Expected a mission.');
  return newest;
};
const draft = async (change: Partial<PromotionFields> = {}) => {
  await backOffice.promotions.saveDraft({ id: null, fields: promotion(change), by: 'clara' });
  return newestPromotion();
};
const approve = async (id: string, by = 'paula') =>
  backOffice.promotions.decide({ id, state: 'approved', reason: '', by });
async function start(change: Partial<PromotionFields> = {}) {
  const { id, fields } = await draft(change);
  await backOffice.promotions.propose({ id, fields, note: 'Weekend', by: 'clara' });
  await approve((await newestPromotion()).waiting?.id ?? '');
  return newestPromotion();
}
const listed = async () =>
  (await rig.call('promotions.list', {}, { token })).value.promotions.map(({ id, status }) => [id, status]);
const join = (id: string) => rig.call('promotions.join', { id }, { token });

describe('a deposit bonus', () => {
  it('is seen by no member before a second person approved it', async () => {
    const { id, state, fields } = await draft();
    expect([state, fields.cap, fields.bonus]).toEqual(['draft', '500.00', '50']);
    expect((await listed()).map(([one]) => one)).not.toContain(id);
    expect((await join(id)).error).toMatchObject({ errorCode: 'promotion.unknown' });
    await backOffice.promotions.propose({ id, fields, note: 'Weekend', by: 'clara' });
    const waiting = (await newestPromotion()).waiting?.id ?? '';
    await expect(approve(waiting, 'clara')).rejects.toMatchObject({ code: 'approval.own-change' });
    await expect(backOffice.promotions.saveDraft({ id, fields, by: 'clara' })).rejects.toMatchObject({
      code: 'offer.waiting',
    });
    await approve(waiting);
    expect(await listed()).toContainEqual([id, 'open']);
    expect((await join(id)).value.status).toBe('joined');
    expect((await newestPromotion()).figures).toMatchObject({ members: 1, granted: 0, paid: '0.00' });
  });

  it('is refused field by field, and nothing is kept', async () => {
    const before = (await backOffice.promotions.read()).offers.length;
    const fields = promotion({
      texts: { EN: { title: '', text: '', terms: 'T' }, AR: { title: 'ت', text: '', terms: '' } },
      endsAt: promotion().startsAt,
      bonus: '501',
      cap: '1.001',
      minimum: '0',
      wagering: 'x',
      leastRank: '0',
      image: 'https://elsewhere.example/a.png',
      dialingCodes: '63',
    });
    await expect(backOffice.promotions.saveDraft({ id: null, fields, by: 'clara' })).rejects.toMatchObject({
      code: 'form.invalid',
      fields: {
        'texts.EN.title': 'field.required',
        'texts.AR.terms': 'field.required',
        endsAt: 'entry.order',
        bonus: 'number.invalid',
        cap: 'amount.invalid',
        minimum: 'amount.invalid',
        wagering: 'number.invalid',
        leastRank: 'number.invalid',
        image: 'entry.picture-path',
        dialingCodes: 'offer.dialing',
      },
    });
    expect((await backOffice.promotions.read()).offers).toHaveLength(before);
  });

  it('keeps what members rely on once it was approved, and its end only moves away', async () => {
    const { id, fields } = await start();
    const ask = (change: Partial<PromotionFields>) =>
      backOffice.promotions.propose({ id, fields: { ...fields, ...change }, note: 'n', by: 'clara' });
    const earlier = new Date(Date.parse(fields.endsAt) - 1_000).toISOString();
    await expect(ask({ wagering: '30', cap: '1.00', endsAt: earlier })).rejects.toMatchObject({
      fields: { wagering: 'offer.fixed', cap: 'offer.fixed', endsAt: 'offer.earlier' },
    });
    await expect(ask({})).rejects.toMatchObject({ code: 'offer.same' });
    const later = new Date(Date.parse(fields.endsAt) + dayMs).toISOString();
    await ask({ endsAt: later });
    await approve((await newestPromotion()).waiting?.id ?? '');
    expect((await newestPromotion()).fields.endsAt).toBe(later);
  });

  it('that is paused takes nobody in, and a proposal that waited does not resume it', async () => {
    const { id, fields } = await start();
    const later = new Date(Date.parse(fields.endsAt) + dayMs).toISOString();
    await backOffice.promotions.propose({ id, fields: { ...fields, endsAt: later }, note: 'n', by: 'clara' });
    const waiting = (await newestPromotion()).waiting?.id ?? '';
    await backOffice.promotions.stop({ id, to: 'paused', note: 'Wrong amount', by: 'berta' });
    await expect(approve(waiting)).rejects.toMatchObject({ code: 'rules.unknown' });
    expect((await join(id)).error).toMatchObject({ errorCode: 'promotion.closed' });
    await backOffice.promotions.propose({ id, fields, note: 'Checked', by: 'clara' });
    await approve((await newestPromotion()).waiting?.id ?? '');
    expect((await newestPromotion()).state).toBe('running');
    await backOffice.promotions.stop({ id, to: 'ended', note: 'Done', by: 'berta' });
    await expect(
      backOffice.promotions.propose({ id, fields, note: 'Again', by: 'clara' }),
    ).rejects.toMatchObject({
      code: 'offer.ended',
    });
    expect(await listed()).toContainEqual([id, 'ended']);
  });

  it('has its fields before and after in the audit, from when it is asked for', async () => {
    const started = await start();
    const fields = { ...started.fields, position: '7' };
    await backOffice.promotions.propose({ id: started.id, fields, note: 'Further up', by: 'clara' });
    await approve((await newestPromotion()).waiting?.id ?? '');
    const { rows } = await rig.database.pool.query<{
      action: string;
      change: { before: unknown; after: unknown };
    }>(
      `select a.action, c.change from operation_audit a join operation_change c on c.hash = a.hash
        where a.subject = $1 order by a.position`,
      [`promotion:${started.id}`],
    );
    expect(rows).toEqual([
      { action: 'promotion.propose', change: { before: null, after: started.fields } },
      { action: 'promotion.approved', change: { before: null, after: started.fields } },
      { action: 'promotion.propose', change: { before: started.fields, after: fields } },
      { action: 'promotion.approved', change: { before: started.fields, after: fields } },
    ]);
  });

  it('of which only a draft is there can be deleted, and the audit has every step', async () => {
    const { id } = await draft();
    await backOffice.promotions.removeDraft({ id, by: 'clara' });
    await expect(backOffice.promotions.removeDraft({ id, by: 'clara' })).rejects.toMatchObject({
      code: 'offer.unknown',
    });
    const { rows } = await rig.database.pool.query<{ action: string }>(
      `select distinct entry::jsonb ->> 'action' as action from operation_audit order by 1`,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'promotion.approved',
        'promotion.draft',
        'promotion.ended',
        'promotion.paused',
        'promotion.propose',
        'promotion.remove',
      ]),
    );
  });

  it('is approved once of ten people who approve it at the same moment', async () => {
    const { id, fields } = await draft();
    await backOffice.promotions.propose({ id, fields, note: 'n', by: 'clara' });
    const waiting = (await newestPromotion()).waiting?.id ?? '';
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => approve(waiting, `person${index}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a mission', () => {
  const claim = (id: string) => rig.call('missions.claim', { id }, { token });
  const seen = async () =>
    (await rig.call('missions.list', {}, { token })).value.missions.map(({ id, state }) => [id, state]);

  it('is claimed while it runs, is hidden while it is paused, and is over once it ended', async () => {
    await backOffice.missions.saveDraft({
      id: null,
      fields: mission({ pays: '10.00', wagering: '2' }),
      by: 'clara',
    });
    const { id, fields } = await newestMission();
    expect((await claim(id)).error).toMatchObject({ errorCode: 'mission.unknown' });
    await backOffice.missions.propose({ id, fields, note: 'n', by: 'clara' });
    const decision = { id: (await newestMission()).waiting?.id ?? '', reason: '', by: 'paula' };
    await backOffice.missions.decide({ ...decision, state: 'approved' });
    expect(await seen()).toContainEqual([id, 'claimable']);
    await backOffice.missions.stop({ id, to: 'paused', note: 'n', by: 'clara' });
    expect((await claim(id)).error).toMatchObject({ errorCode: 'mission.unknown' });
    expect((await seen()).map(([one]) => one)).not.toContain(id);
    await backOffice.missions.propose({ id, fields, note: 'n', by: 'clara' });
    await backOffice.missions.decide({
      ...decision,
      id: (await newestMission()).waiting?.id ?? '',
      state: 'approved',
    });
    expect((await claim(id)).value.amount).toBe('10.00');
    expect((await newestMission()).figures).toEqual({
      members: 1,
      granted: 1,
      paid: '10.00',
      points: 20,
      envelopes: 0,
      wagered: '0.00',
      toWager: '20.00',
    });
    await backOffice.missions.stop({ id, to: 'ended', note: 'n', by: 'clara' });
    expect(await seen()).toContainEqual([id, 'claimed']);
    expect((await newestMission()).state).toBe('ended');
  });

  it('must bring something, and counts in whole numbers where it is no money', async () => {
    const fields = mission({ points: '', target: '1.5' });
    await expect(backOffice.missions.saveDraft({ id: null, fields, by: 'clara' })).rejects.toMatchObject({
      fields: { pays: 'offer.nothing', target: 'number.invalid' },
    });
  });
});
