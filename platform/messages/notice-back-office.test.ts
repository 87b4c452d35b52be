import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleNotice } from '../../server/console/fakes/notices.fake.ts';
import type { NoticeFields } from '../../src/protocol/calls/notices.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createNoticeBackOffice } from './notice-back-office.ts';

const hour = 3_600_000;
const by = 'paula';
let rig: MemberRig;
let backOffice: ReturnType<typeof createNoticeBackOffice>;
beforeAll(async () => {
  rig = await createSeededRig();
  backOffice = createNoticeBackOffice(rig.deps);
});
afterAll(() => rig.close());

const inHours = (hours: number): string => new Date(rig.clock.now().getTime() + hours * hour).toISOString();
const news = (title: string, change: Partial<NoticeFields> = {}): NoticeFields => ({
  ...sampleNotice,
  texts: { EN: { title, body: '<p>Text.</p>' }, AR: { title: 'خبر', body: '<p>نص.</p>' } },
  startsAt: inHours(-1),
  ...change,
});
const find = async (title: string) =>
  (await backOffice.read()).notices.find(({ fields }) => fields.texts['EN']?.title === title);
const idOf = async (title: string) => (await find(title))?.id ?? '0';
const listTitles = async (language = 'EN') =>
  (await rig.call('notices.list', {}, { language })).value.player.map(({ title }) => title);

describe('announcements that operators write', () => {
  it('are shown once they are published, first of their kind, in each language, and not after a withdrawal', async () => {
    await backOffice.saveDraft({ id: null, fields: news('Night work'), by: 'ed' });
    expect(await listTitles()).not.toContain('Night work');
    const id = await idOf('Night work');
    await backOffice.publish({ id, fields: news('Night work again'), by });
    expect((await listTitles())[0]).toBe('Night work again');
    expect((await listTitles('AR'))[0]).toBe('خبر');
    expect(await find('Night work again')).toMatchObject({ id, state: 'shown', changedBy: by });
    await backOffice.withdraw({ id, note: 'Wrong day', by });
    expect(await listTitles()).not.toContain('Night work again');
    for (const act of [
      () => backOffice.publish({ id, fields: news('x'), by }),
      () => backOffice.withdraw({ id, note: 'again', by }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'notice.over', status: 409 });
    const entries = await rig.deps.db.selectFrom('operation_audit').select('entry').execute();
    expect(entries.map(({ entry }) => (JSON.parse(entry) as { action: string }).action)).toEqual([
      'notice.draft',
      'notice.publish',
      'notice.withdraw',
    ]);
  });

  it('begin and end at the moments that were chosen', async () => {
    const fields = news('Happy hour', { startsAt: inHours(1), endsAt: inHours(2) });
    await backOffice.publish({ id: null, fields, by });
    expect((await find('Happy hour'))?.state).toBe('planned');
    expect(await listTitles()).not.toContain('Happy hour');
    rig.clock.advance(hour);
    expect(await listTitles()).toContain('Happy hour');
    rig.clock.advance(hour);
    expect(await listTitles()).not.toContain('Happy hour');
    expect((await find('Happy hour'))?.state).toBe('ended');
  });

  it('for agents are read by agents, and by nobody else', async () => {
    await backOffice.publish({ id: null, fields: news('New rates', { kind: 'AG' }), by });
    const login = { username: 'agent', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    const { token } = (await rig.call('session.login', login)).value;
    const { announcements } = (await rig.call('agent.announcements', {}, { token })).value;
    expect(announcements[0]?.title).toBe('New rates');
    expect(await listTitles()).not.toContain('New rates');
  });

  it('are kept from visitors where they are for members', async () => {
    await backOffice.publish({ id: null, fields: news('For members', { membersOnly: true }), by });
    expect(await listTitles()).not.toContain('For members');
  });

  it('name every field that is wrong', async () => {
    const texts = { EN: { title: ' ', body: '<a href="x">y</a>' }, AR: { title: '', body: 'x' } };
    const wrong = news('', { texts, startsAt: inHours(2), endsAt: inHours(1) });
    const save = (fields: NoticeFields) => backOffice.saveDraft({ id: null, fields, by });
    await expect(save(wrong)).rejects.toMatchObject({
      code: 'form.invalid',
      fields: {
        'texts.EN.title': 'field.required',
        'texts.EN.body': 'notice.markup',
        'texts.AR.title': 'field.required',
        endsAt: 'entry.order',
      },
    });
    const banner = news('Banner', { kind: 'B', image: '', link: '//elsewhere.example' });
    await expect(save(banner)).rejects.toMatchObject({
      fields: { image: 'field.required', link: 'entry.page-path' },
    });
    await expect(save(news('x', { startsAt: 'soon' }))).rejects.toMatchObject({
      fields: { startsAt: 'entry.moment' },
    });
  });

  it('that came with the site are changed like all others, and read back as they were typed', async () => {
    const shipped = (await backOffice.read()).notices.filter(({ changedBy }) => changedBy === null);
    expect(shipped.length).toBeGreaterThan(10);
    for (const { id, fields } of shipped) {
      await backOffice.publish({ id, fields, by });
      const kept = (await backOffice.read()).notices.find((one) => one.id === id);
      expect(kept?.fields).toEqual(fields);
    }
    await expect(backOffice.removeDraft({ id: shipped[0]?.id ?? '', by })).rejects.toMatchObject({
      code: 'notice.not-draft',
    });
    await backOffice.saveDraft({ id: null, fields: news('Mistake'), by });
    await backOffice.removeDraft({ id: await idOf('Mistake'), by });
    expect(await find('Mistake')).toBeUndefined();
    await expect(backOffice.removeDraft({ id: '999999', by })).rejects.toMatchObject({
      code: 'notice.unknown',
    });
  });
});
