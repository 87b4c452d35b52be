import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleNotice } from '../../server/console/fakes/notices.fake.ts';
import type { NoticeFields } from '../../src/protocol/calls/notices.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import type { AppError } from '../../server/infrastructure/http/app-error.ts';
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
const refOf = async (title: string) => {
  const line = await find(title);
  return { id: line?.id ?? '0', version: line?.version ?? 0 };
};
const idOf = async (title: string) => (await find(title))?.id ?? '0';
const listTitles = async (language = 'EN') =>
  (await rig.call('notices.list', {}, { language })).value.player.map(({ title }) => title);

describe('announcements that operators write', () => {
  it('are shown once they are published, first of their kind, in each language, and not after a withdrawal', async () => {
    await backOffice.saveDraft({ id: null, version: 0, fields: news('Night work'), by: 'ed' });
    expect(await listTitles()).not.toContain('Night work');
    const id = await idOf('Night work');
    await backOffice.publish({ id, version: 1, fields: news('Night work again'), by });
    expect((await listTitles())[0]).toBe('Night work again');
    expect((await listTitles('AR'))[0]).toBe('خبر');
    expect(await find('Night work again')).toMatchObject({ id, state: 'shown', changedBy: by });
    await backOffice.withdraw({ id, note: 'Wrong day', by });
    expect(await listTitles()).not.toContain('Night work again');
    for (const act of [
      () => backOffice.publish({ id, version: 3, fields: news('x'), by }),
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
    await backOffice.publish({ id: null, version: 0, fields, by });
    expect((await find('Happy hour'))?.state).toBe('planned');
    expect(await listTitles()).not.toContain('Happy hour');
    rig.clock.advance(hour);
    expect(await listTitles()).toContain('Happy hour');
    rig.clock.advance(hour);
    expect(await listTitles()).not.toContain('Happy hour');
    expect((await find('Happy hour'))?.state).toBe('ended');
  });

  it('for agents are read by agents, and by nobody else', async () => {
    await backOffice.publish({ id: null, version: 0, fields: news('New rates', { kind: 'AG' }), by });
    const login = { username: 'agent', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    const { token } = (await rig.call('session.login', login)).value;
    const { announcements } = (await rig.call('agent.announcements', {}, { token })).value;
    expect(announcements[0]?.title).toBe('New rates');
    expect(await listTitles()).not.toContain('New rates');
  });

  it('are kept from visitors where they are for members', async () => {
    await backOffice.publish({
      id: null,
      version: 0,
      fields: news('For members', { readers: 'members' }),
      by,
    });
    expect(await listTitles()).not.toContain('For members');
  });

  it('name every field that is wrong', async () => {
    const texts = { EN: { title: ' ', body: '<a href="x">y</a>' }, AR: { title: '', body: 'x' } };
    const wrong = news('', { texts, startsAt: inHours(2), endsAt: inHours(1) });
    const save = (fields: NoticeFields) => backOffice.saveDraft({ id: null, version: 0, fields, by });
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
    for (const { id, version, fields } of shipped) {
      await backOffice.publish({ id, version, fields, by });
      const kept = (await backOffice.read()).notices.find((one) => one.id === id);
      expect(kept?.fields).toEqual(fields);
    }
    await expect(backOffice.removeDraft({ id: shipped[0]?.id ?? '', by })).rejects.toMatchObject({
      code: 'notice.not-draft',
    });
    await backOffice.saveDraft({ id: null, version: 0, fields: news('Mistake'), by });
    await backOffice.removeDraft({ id: await idOf('Mistake'), by });
    expect(await find('Mistake')).toBeUndefined();
    await expect(backOffice.removeDraft({ id: '999999', by })).rejects.toMatchObject({
      code: 'notice.unknown',
    });
  });

  it('are for some readers, levels and languages', async () => {
    const { token } = (await rig.call('session.trial', {})).value;
    const titles = async (options: object) =>
      (await rig.call('notices.list', {}, options)).value.player.map(({ title }) => title);
    const cases: readonly [Partial<NoticeFields>, boolean, boolean][] = [
      [{ readers: 'visitors' }, true, false],
      [{ readers: 'members' }, false, true],
      [{ readers: 'agents' }, false, false],
      [{ readers: 'members', levels: [1] }, false, true],
      [{ readers: 'members', levels: [2, 3] }, false, false],
      [{ languages: ['EN'] }, true, true],
      [{ languages: ['AR'] }, false, false],
    ];
    for (const [index, [change, isForVisitor, isForMember]] of cases.entries()) {
      const title = `Audience ${index}`;
      await backOffice.publish({ id: null, version: 0, fields: news(title, change), by });
      expect([title, (await titles({})).includes(title), (await titles({ token })).includes(title)]).toEqual([
        title,
        isForVisitor,
        isForMember,
      ]);
    }
    const fields = news('For a level', { levels: [1] });
    await expect(backOffice.saveDraft({ id: null, version: 0, fields, by })).rejects.toMatchObject({
      fields: { levels: 'notice.levels' },
    });
  });

  it('are put in order by their kind, and refused where there are others by now', async () => {
    const current = async () =>
      (await backOffice.read()).notices
        .filter(({ state, fields }) => fields.kind === 'PL' && state !== 'ended' && state !== 'withdrawn')
        .map(({ id }) => id);
    const wanted = (await current()).toReversed();
    await backOffice.order({ kind: 'PL', ids: wanted, by });
    expect(await current()).toEqual(wanted);
    await expect(backOffice.order({ kind: 'PL', ids: wanted.slice(1), by })).rejects.toMatchObject({
      code: 'notice.moved',
    });
  });

  it('keep a change of what is shown until a publisher has looked at that very version', async () => {
    await backOffice.publish({ id: null, version: 0, fields: news('Opening hours'), by });
    const first = await refOf('Opening hours');
    await backOffice.saveDraft({ ...first, fields: news('Other hours'), by: 'edda' });
    expect(await listTitles()).toContain('Opening hours');
    const line = await find('Opening hours');
    expect(line).toMatchObject({ state: 'shown', waiting: { by: 'edda' } });
    await expect(backOffice.publish({ ...first, fields: news('Mine'), by })).rejects.toMatchObject({
      code: 'notice.moved',
      status: 409,
    });
    const { id, version, waiting } = line ?? {};
    await backOffice.publish({
      id: id ?? '',
      version: version ?? 0,
      fields: waiting?.fields ?? news(''),
      by,
    });
    expect(await listTitles()).toContain('Other hours');
    expect((await find('Other hours'))?.waiting).toBeNull();
    await backOffice.withdraw({ id: id ?? '', note: 'Over', by });
    const { versions } = await backOffice.history({ id: id ?? '' });
    expect(
      versions.map(({ version: one, act, by: who, fields }) => [one, act, who, fields.texts['EN']?.title]),
    ).toEqual([
      [4, 'withdraw', by, 'Other hours'],
      [3, 'publish', by, 'Other hours'],
      [2, 'draft', 'edda', 'Other hours'],
      [1, 'publish', by, 'Opening hours'],
    ]);
  });
});

describe('help topics', () => {
  const topic = (tag: string, body = '<p>Fees are listed.</p>'): NoticeFields =>
    news(`About ${tag}`, { kind: 'HT', tag, texts: { EN: { title: `About ${tag}`, body } } });
  const tags = async (options: object = {}) =>
    (await rig.call('system.help', {}, options)).value.map(({ tag }) => tag);
  const publish = (fields: NoticeFields) => backOffice.publish({ id: null, version: 0, fields, by });

  it('are prepared, shown last, found by their words, and free their tag when they are withdrawn', async () => {
    await backOffice.saveDraft({ id: null, version: 0, fields: topic('fees'), by: 'edda' });
    expect(await tags()).not.toContain('fees');
    const draft = await refOf('About fees');
    await backOffice.publish({ ...draft, fields: topic('fees'), by });
    expect((await tags()).at(-1)).toBe('fees');
    await expect(publish(topic('fees'))).rejects.toMatchObject({ fields: { tag: 'notice.tag-taken' } });
    await expect(publish(topic('Fees & more'))).rejects.toMatchObject({ fields: { tag: 'notice.tag' } });
    await expect(publish(topic(''))).rejects.toMatchObject({ fields: { tag: 'field.required' } });
    await backOffice.withdraw({ id: draft.id, note: 'Old', by });
    expect(await tags()).not.toContain('fees');
    await publish(topic('fees'));
    expect(await tags()).toContain('fees');
  });

  it('for members are for members, and a topic is moved up', async () => {
    await publish({ ...topic('vip'), readers: 'members' });
    const { token } = (await rig.call('session.trial', {})).value;
    expect([(await tags()).includes('vip'), (await tags({ token })).includes('vip')]).toEqual([false, true]);
    const topics = (await backOffice.read()).notices.filter(
      ({ state, fields }) => fields.kind === 'HT' && state === 'shown',
    );
    const last = topics.at(-1)?.id ?? '';
    await backOffice.order({
      kind: 'HT',
      ids: [last, ...topics.map(({ id }) => id).filter((id) => id !== last)],
      by,
    });
    expect((await tags({ token }))[0]).toBe('vip');
  });

  it.each([
    ['<p><a href="/member/wallet">Wallet</a></p>', undefined],
    ['<p><a href="/help#money">Deposits</a></p>', undefined],
    ['<p><a href="/help?page=money">Deposits</a></p>', undefined],
    ['<p><a href="/help#nosuch">Deposits</a></p>', 'entry.topic-unknown'],
    ['<p><a href="/nosuchpage">Wallet</a></p>', 'entry.page-unknown'],
    ['<p><a href="https://elsewhere.example/">Wallet</a></p>', 'entry.link-host'],
    ['<p><a href="javascript:alert(1)">Wallet</a></p>', 'entry.link-unsafe'],
    ['<p><a href="/live" onclick="x()">Wallet</a></p>', 'notice.markup'],
    ['<p><a href="/live"><b>Wallet</b></a></p>', 'notice.markup'],
  ])('with %s', async (body, fault) => {
    const refused = await backOffice
      .saveDraft({ id: null, version: 0, fields: topic('planted', body), by })
      .then(() => undefined)
      .catch((error: unknown) => (error as AppError).fields);
    expect(refused?.['texts.EN.body']).toBe(fault);
    if (refused === undefined) await backOffice.removeDraft({ id: await idOf('About planted'), by });
  });
});
