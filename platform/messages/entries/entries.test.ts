import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryFinding } from '../../../src/protocol/console/console-entries.ts';
import { sampleNotice } from '../../../server/console/fakes/notices.fake.ts';
import { sampleBonus, sampleMission } from '../../rewards/offer-samples.fake.ts';
import { createConsoleApp, type ConsoleApp } from '../../../server/console/fakes/console-app.fake.ts';
import { createBackOffice } from '../../back-office.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

const hour = 3_600_000;
const sampleReceiving = {
  method: 'transfer',
  kind: 'bank',
  provider: 'Foyer Bank',
  holder: 'Foyer Payments Inc.',
  number: '0045 2210 9931',
  qrText: null,
  fromLevel: '0',
  toLevel: null,
  minimum: '500.00',
  maximum: '50000.00',
  perDay: '100000.00',
  enabled: true,
};
let rig: MemberRig;
let app: ConsoleApp;
const cookies = new Map<string, string>();
beforeAll(async () => {
  rig = await createSeededRig();
  const live = await rig.live.site();
  rig.live.site = async () => ({ ...live, externalHosts: ['news.lumina.example'] });
  app = await createConsoleApp({ parts: createBackOffice(rig.deps) });
  for (const name of ['publisher', 'cashier']) cookies.set(name, await app.signIn(name));
});
afterAll(() => rig.close());

const inHours = (hours: number): string => new Date(rig.clock.now().getTime() + hours * hour).toISOString();
const wall = (hours: number): string => inHours(hours).slice(0, 16);
const inThree = <Words>(write: (code: string) => Words): Readonly<Record<string, Words>> => ({
  EN: write('EN'),
  AR: write('AR'),
  TY: write('TY'),
});
type Body = Readonly<Record<string, unknown>>;

/** A form of the console whose entries players see, and a call that it takes. */
interface Desk {
  readonly who: 'publisher' | 'cashier';
  readonly path: string;
  /** Puts what is typed into the body; fields of forms lie below `fields`. */
  readonly body: (change: Body) => object;
  /** What each kind of field is called there; a desk has no field of the kinds that are left out. */
  readonly names: Readonly<
    Partial<Record<'picture' | 'link' | 'start' | 'end' | 'title' | 'text' | 'money', string>>
  >;
  /** How its times are written. */
  readonly time: (hours: number) => string;
  readonly languages?: (answer: unknown) => readonly EntryFinding[];
}
const notices = (answer: unknown): readonly EntryFinding[] =>
  (answer as { notices: { id: string; findings: EntryFinding[] }[] }).notices.toSorted(
    (one, other) => Number(other.id) - Number(one.id),
  )[0]?.findings ?? [];
const asked = (values: object) => ({ key: null, version: '0', values, note: 'n' });
const span = () => ({ startsAt: inHours(1), endsAt: inHours(2) });
const noticeTexts = inThree((code) => ({ title: `Title ${code}`, body: `Body ${code}` }));

const notice = (change: object) => (typed: Body) => ({
  id: null,
  version: 0,
  fields: { ...sampleNotice, ...span(), texts: noticeTexts, ...change, ...typed },
});
const banner = { kind: 'B', image: '/assets/mark.svg', link: '/live', readers: 'anyone' };
const noticeDesk = (change: object, names: Desk['names']): Desk => ({
  who: 'publisher',
  path: 'notices/draft',
  body: notice(change),
  names: { start: 'startsAt', end: 'endsAt', title: 'texts.EN.title', text: 'texts.AR.body', ...names },
  time: inHours,
  languages: notices,
});
let topics = 0;
const desks: Readonly<Record<string, Desk>> = {
  banner: noticeDesk(banner, { picture: 'image', link: 'link' }),
  news: noticeDesk({ kind: 'PL' }, {}),
  dialog: noticeDesk({ kind: 'PU' }, {}),
  promotionPage: noticeDesk({ kind: 'PR', image: '/media/banners/ocean.svg?v=1' }, { picture: 'image' }),
  agents: noticeDesk({ kind: 'AG' }, {}),
  topic: {
    ...noticeDesk({}, {}),
    body: (typed) => notice({ kind: 'HT', tag: `planted-${topics++}` })(typed),
  },
  bonus: {
    who: 'cashier',
    path: 'desks/deposit-bonuses/propose',
    time: inHours,
    body: (change) => asked({ ...sampleBonus, ...span(), ...change }),
    names: {
      picture: 'image',
      start: 'startsAt',
      end: 'endsAt',
      title: 'texts.EN.title',
      text: 'texts.AR.text',
      money: 'minimum',
    },
  },
  mission: {
    who: 'cashier',
    path: 'desks/missions/propose',
    time: inHours,
    body: (change) => asked({ ...sampleMission, ...span(), ...change }),
    names: {
      start: 'startsAt',
      end: 'endsAt',
      title: 'texts.EN.title',
      text: 'texts.AR.text',
      money: 'target',
    },
  },
  plannedClosing: {
    who: 'publisher',
    path: 'games/windows/plan',
    time: inHours,
    body: (change) => ({
      vendor: 'TARNLIGHT',
      from: inHours(1),
      until: inHours(2),
      note: 'n',
      texts: inThree(() => 'New servers'),
      ...change,
    }),
    names: { start: 'from', end: 'until', text: 'texts.AR' },
  },
  closedGame: {
    who: 'publisher',
    path: 'games/close',
    time: inHours,
    body: (change) => ({ kind: 'vendor', name: 'TARNLIGHT', until: inHours(2), note: 'n', ...change }),
    names: { end: 'until' },
  },
  closedPlatform: {
    who: 'publisher',
    path: 'opening/close',
    time: wall,
    body: (change) => ({ from: wall(1), until: wall(2), zone: 'UTC', note: 'n', ...change }),
    names: { start: 'from', end: 'until' },
  },
  receivingAccount: {
    who: 'cashier',
    path: 'desks/receiving-accounts/propose',
    time: inHours,
    body: (change) => asked({ ...sampleReceiving, ...change }),
    names: { title: 'provider', text: 'holder', money: 'maximum' },
  },
};

/** A body in which a field, by its name with dots, holds something else. */
function typeInto(desk: Desk, field: string, value: string): object {
  const [first = '', code, key] = field.split('.');
  if (code === undefined) return desk.body({ [first]: value });
  const sound = desk.body({}) as { texts?: Body; fields?: { texts: Body }; values?: { texts: Body } };
  const texts = (sound.fields ?? sound.values)?.texts ?? sound.texts ?? {};
  const words = key === undefined ? value : { ...(texts[code] as object), [key]: value };
  return desk.body({ texts: { ...texts, [code]: words } });
}
type Fault = readonly [
  kind: keyof Desk['names'],
  /** What an operator types there. */
  typed: string | ((desk: Desk) => string),
  codes: readonly string[],
];
const missing = ['entry.picture-unknown', 'picture.missing', 'text.invalid'];
const faults: Readonly<Record<string, Fault>> = {
  'a picture that does not exist': ['picture', '/assets/nosuch.png', missing],
  'a drawing that does not exist': ['picture', '/media/banners/nosuch.svg', missing],
  'a picture that the library does not have': ['picture', 'media:nosuch-1', missing],
  'a picture of a page': ['picture', '/live', missing],
  'a picture out of the folder': ['picture', '/assets/../index.html', missing],
  'a picture of another site': [
    'picture',
    'https://elsewhere.example/a.png',
    ['entry.picture-path', 'text.invalid'],
  ],
  'a picture of another host': [
    'picture',
    '//elsewhere.example/a.png',
    ['entry.picture-path', 'text.invalid'],
  ],
  'a picture that is a script': ['picture', 'javascript:alert(1)', ['entry.picture-path', 'text.invalid']],
  'a page that does not exist': ['link', '/nosuchpage', ['entry.page-unknown']],
  'a page that readers may not open': ['link', '/member/wallet', ['entry.page-closed']],
  'a page for agents': ['link', '/agentHome', ['entry.page-closed']],
  'a host that is not listed': ['link', 'https://elsewhere.example/', ['entry.link-host']],
  'a link without encryption': ['link', 'http://news.lumina.example/', ['entry.link-unsafe']],
  'a link that is a script': ['link', 'javascript:alert(1)', ['entry.link-unsafe']],
  'a link that is no address': ['link', 'live', ['entry.page-path']],
  'a link to another host': ['link', '//elsewhere.example', ['entry.page-path']],
  'an end before the start': [
    'end',
    (desk) => desk.time(0.5),
    ['entry.order', 'moment.before-start', 'opening.times'],
  ],
  'an end that has passed': [
    'end',
    (desk) => desk.time(-2),
    ['entry.order', 'entry.over', 'moment.before-start', 'opening.times'],
  ],
  'no title': ['title', ' ', ['field.required']],
  'a text that is too long': ['text', 'x'.repeat(4_001), ['entry.too-long']],
  'an amount that is none': ['money', 'ten', ['amount.invalid', 'number.invalid']],
};
const cells = Object.entries(desks).flatMap(([name, desk]) =>
  Object.entries(faults).flatMap(([what, [kind, typed, codes]]) => {
    const field = desk.names[kind];
    // A closing that begins now has no start to come before.
    const isFit = what !== 'an end before the start' || desk.names.start !== undefined;
    return field === undefined || !isFit ? [] : [{ name, desk, what, field, typed, codes }];
  }),
);
const send = (desk: Desk, body: object) =>
  app.call('POST', `/api/${desk.path}`, { cookie: cookies.get(desk.who) ?? '', body });

describe('what operators put in by hand', () => {
  it.each(cells)('$name: $what is refused at its field', async ({ desk, field, typed, codes }) => {
    const value = typeof typed === 'string' ? typed : typed(desk);
    const answer = await send(desk, typeInto(desk, field, value));
    const { fields = {}, message } = answer.json<{ fields?: Record<string, string>; message: string }>();
    expect([400, 422]).toContain(answer.statusCode);
    expect(Object.keys(fields)).toEqual([field]);
    expect(codes).toContain(fields[field]);
    expect(message).not.toBe('');
  });

  it('covers every desk, and each kind of fault at one of them at least', () => {
    expect(new Set(cells.map(({ name }) => name))).toEqual(new Set(Object.keys(desks)));
    expect(new Set(cells.map(({ what }) => what))).toEqual(new Set(Object.keys(faults)));
    expect(cells.length).toBeGreaterThan(60);
  });

  it.each(Object.entries(desks))('%s: is kept where nothing is wrong', async (_, desk) => {
    const answer = await send(desk, desk.body({}));
    expect([answer.statusCode, answer.json<{ fields?: object }>().fields]).toEqual([200, undefined]);
    expect(desk.languages?.(answer.json()) ?? []).toEqual([]);
  });

  it.each(Object.entries(desks).filter(([, { languages }]) => languages !== undefined))(
    '%s: is kept with a warning for a language without a word',
    async (_, desk) => {
      const { fields } = desk.body({}) as { fields: { texts: Body } };
      const { TY: _left, ...texts } = fields.texts;
      const answer = await send(desk, desk.body({ texts }));
      expect(answer.statusCode).toBe(200);
      expect(desk.languages?.(answer.json())).toEqual([
        { severity: 'warning', field: 'texts.TY', code: 'entry.language-missing' },
      ]);
    },
  );

  it.each([
    ['/live', false, []],
    ['/lottery/game?game=101', false, []],
    ['https://news.lumina.example/2026', false, []],
    ['/member/wallet', true, []],
    ['/register', false, [{ severity: 'warning', field: 'link', code: 'entry.page-visitors' }]],
  ])('a banner may open %s', async (link, isForMembers, findings) => {
    const desk = desks['banner'] as Desk;
    const answer = await send(desk, desk.body({ link, readers: isForMembers ? 'members' : 'anyone' }));
    expect(answer.statusCode).toBe(200);
    expect(notices(answer.json())).toEqual(findings);
  });

  it('says of an entry that was sound when the page it opens is gone', async () => {
    const desk = desks['banner'] as Desk;
    await send(desk, desk.body({}));
    const documents = await rig.live.documents();
    rig.live.documents = async () => ({
      ...documents,
      site: { ...(documents['site'] as object), routes: [] },
    });
    const answer = await app.call('GET', '/api/notices', { cookie: cookies.get('publisher') ?? '' });
    rig.live.documents = async () => documents;
    expect(notices(answer.json())).toEqual([
      { severity: 'error', field: 'link', code: 'entry.page-unknown' },
    ]);
  });
});
