import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { createSeededRig, type Answer, type MemberRig } from '../member-rig.fake.ts';
import { addPerson, type FakePerson } from './people.fake.ts';

let rig: MemberRig;
let next = 0;
/** The member platform with a registration that asks for all that a person is known by. */
export async function openRecognitionRig(): Promise<MemberRig> {
  rig = await createSeededRig();
  const shown = Object.fromEntries(
    ['idNumber', 'birthday', 'email', 'payeeName'].map((name) => [
      name,
      { ...rig.live.fields[name], enabled: true, required: false },
    ]),
  ) as typeof rig.live.fields;
  const captcha = rig.live.fields['captcha'];
  if (captcha === undefined) throw new Error('Expected the field of the captcha');
  rig.live.fields = { ...rig.live.fields, ...shown, captcha: { ...captcha, enabled: false } };
  rig.live.modules = { ...rig.live.modules, GEETEST3: false };
  return rig;
}

/** What is known of somebody, as the excluded account has it, and as it comes again. */
export interface Known {
  readonly email: string;
  readonly emailAgain: string;
  /** By whom the provider of the demonstration gives that address. */
  readonly provided: string;
  readonly phone: string;
  readonly name: string;
  readonly nameAgain: string;
  readonly birthday: string;
  readonly idNumber: string;
  readonly paper: string;
  readonly payout: string;
}
/** Somebody whom nobody of the tests before is like. */
export function inventPerson(): Known {
  next += 1;
  const word = createHash('sha256')
    .update(String(next))
    .digest('hex')
    .replaceAll(/[0-9]/gu, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .slice(0, 12);
  return {
    email: `${word}cruz@mail.example`,
    emailAgain: `${word.toUpperCase()}Cruz+again@mail.example`,
    provided: `${word} Cruz`,
    phone: `91766${String(10_000 + next)}`,
    name: `María ${word} Cruz`,
    nameAgain: `CRUZ ${word} Maria`,
    birthday: '1985-04-12',
    idNumber: `ID77${1_000 + next}`,
    paper: `P${200_000 + next}A`,
    payout: `3000 ${1_000 + next} 2222`,
  };
}
export const query = (text: string, values: unknown[] = []) => rig.database.pool.query(text, values);
export const addPayout = (memberId: string, number: string, holder: string) =>
  query(
    `insert into payout_account (member_id, kind, provider, number, holder, created_at)
       values ($1, 'bank', 'FOYB', $2, $3, now())`,
    [memberId, number, holder],
  );
export const addPaper = (memberId: string, number: string) =>
  query(
    `insert into identity_document (merchant, member_id, type, number, created_at)
       values ('demo', $1, 'passport', $2, now())`,
    [memberId, number],
  );

/** The excluded account, which has everything. */
export async function addExcluded(known: Known): Promise<FakePerson> {
  const { email, phone, name, birthday, idNumber } = known;
  const profile = { payeeName: name, birthday, idNumber };
  const person = await addPerson(rig, { email, mobile: `+63${phone}`, profile });
  await addPayout(person.id, known.payout, name);
  await addPaper(person.id, known.paper);
  const { status } = await rig.call('care.takeBreak', { length: 'P6M' }, { token: person.token });
  expect(status).toBe(200);
  return person;
}

export const register = async (operation: 'member.register' | 'member.registerMobile', more: object) => {
  next += 1;
  const mobileNum = 'mobileNum' in more ? String(more.mobileNum) : `91799${10_000 + next}`;
  const from = `198.51.100.${next % 250}`;
  await rig.call('verification.sendRegisterCode', { mobileNo: mobileNum, humanToken: '' }, { from });
  const sent = await rig.outbox.list({ search: `+63${mobileNum}`, limit: 1 });
  const common = {
    mobileNum,
    age: true,
    terms: true,
    verificationCode: sent[0]?.code ?? '',
    login: true,
    ...more,
  };
  const byName = {
    username: `again${next}`,
    password: 'Foyer-2026',
    confirmPassword: 'Foyer-2026',
    email: `again${next}@lumina.example`,
  };
  return operation === 'member.register'
    ? rig.call('member.register', { ...byName, ...common }, { from })
    : rig.call('member.registerMobile', { password: 'Foyer-2026', ...common }, { from });
};
export const logIn = ({ account }: { readonly account: string }) =>
  rig.call('session.login', { username: account, password: 'Foyer-2026' });

async function changeContact(kind: 'email' | 'mobile', address: string): Promise<FakePerson> {
  const other = await addPerson(rig);
  const { token } = other;
  const { ticket } = (await rig.call('contact.start', { kind, password: 'Foyer-2026' }, { token })).value;
  const sent = await rig.call('contact.sendNew', { ticket, address }, { token });
  expect(sent.error).toEqual({});
  const search = kind === 'mobile' ? `+63${address}` : address;
  const code = (await rig.outbox.list({ search, limit: 1 }))[0]?.code ?? '';
  await rig.call('contact.confirm', { ticket, code }, { token });
  return other;
}
async function openByAgent(): Promise<FakePerson> {
  next += 1;
  const account = `agnt${next}`;
  const agent = await rig.call('session.login', { username: 'agent', password: 'Foyer-2026' });
  const asked = { account, type: 0, password: 'Foyer-2027', rebates: {} } as never;
  const opened = await rig.call('agent.openAccount', asked, { token: agent.value.token });
  expect(opened.error).toEqual({});
  const login = await rig.call('session.login', { username: account, password: 'Foyer-2027' });
  const { rows } = await query(`select id::text from member where account = $1`, [account]);
  await query(`update member set password_hash = 'plain:Foyer-2026' where account = $1`, [account]);
  return { id: (rows[0] as { id: string }).id, account, token: login.value.token };
}
const sendPaper = async ({ id, token }: FakePerson, number: string) => {
  next += 1;
  await query(
    `insert into upload (id, member_id, type, name, size, sha256, bytes, created_at)
       values ($1, $2, 'image/png', 'id.png', 1, '', '1', $3)`,
    [`paper-${next}`, id, rig.clock.now()],
  );
  return rig.call('identity.send', { type: 'passport', number, proofs: [`paper-${next}`] }, { token });
};
const addPayoutAs = async ({ id, token }: FakePerson, number: string, holder: string) => {
  await query(
    `insert into fund_password (member_id, hash, set_at) values ($1, 'plain:246810', now())
       on conflict (member_id) do nothing`,
    [id],
  );
  const request = { provider: 'FOYB', number, holder, fundPassword: '246810' };
  return rig.call('payout.addAccount', request, { token });
};
async function answerProvider(person: string) {
  const started = await rig.call('session.startProvider', { provider: 'google' });
  const url = new URL(started.value.url);
  const form = new URLSearchParams(url.search);
  form.set('person', person);
  const answer = await rig.app.inject({
    method: 'POST',
    url: url.pathname,
    payload: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const back = new URL(String(answer.headers.location));
  const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '');
  const request = { provider: 'google', code: code ?? '', state: state ?? '' };
  return rig.call('session.exchangeProvider', request, { cookie: started.cookie });
}

/** Who came in, and what the way in answered; the account is null where there is none yet. */
interface Tried {
  readonly account: FakePerson | null;
  readonly answer: Answer<unknown> | null;
}
type Way = (known: Known) => Promise<Tried>;
const asNew = async (answer: Promise<Answer<unknown>>): Promise<Tried> => ({
  account: null,
  answer: await answer,
});
/** An account that has the mark already comes in by a password. */
const byLogin =
  (give: (person: FakePerson, known: Known) => Promise<unknown>): Way =>
  async (known) => {
    const account = await addPerson(rig);
    await give(account, known);
    return { account, answer: await logIn(account) };
  };
export const ways: Readonly<Record<string, Way>> = {
  'registration × email': ({ emailAgain: email }) => asNew(register('member.register', { email })),
  'registration × name': ({ nameAgain: payeeName, birthday }) =>
    asNew(register('member.register', { payeeName, birthday })),
  'registration × document of the profile': ({ idNumber }) =>
    asNew(register('member.register', { idNumber: idNumber.toLowerCase() })),
  'registration × number of the paper': ({ paper }) =>
    asNew(register('member.register', { idNumber: paper.toLowerCase() })),
  'registration by mobile × name': ({ nameAgain: payeeName, birthday }) =>
    asNew(register('member.registerMobile', { payeeName, birthday })),
  'login × email': byLogin(({ id }, { emailAgain }) =>
    query('update member set email = $2 where id = $1', [id, emailAgain]),
  ),
  'login × phone': byLogin(async ({ id }, { phone }) => {
    // The column is unique: the excluded one has changed the number since.
    await query('update member set mobile = null where mobile = $1', [`+63${phone}`]);
    await query('update member set mobile = $2 where id = $1', [id, `+63${phone}`]);
  }),
  'login × name': byLogin(({ id }, { nameAgain, birthday }) =>
    query('update member set profile = $2 where id = $1', [
      id,
      JSON.stringify({ payeeName: nameAgain, birthday }),
    ]),
  ),
  'login × document': byLogin(({ id }, { paper }) => addPaper(id, paper.toLowerCase())),
  'login × payout account': byLogin(({ id }, { payout }) =>
    addPayout(id, payout.replaceAll(' ', '-'), 'Somebody Else'),
  ),
  'profile × name': async ({ nameAgain: payeeName, birthday }) => {
    const account = await addPerson(rig);
    await rig.call('member.saveProfile', { payeeName, birthday }, { token: account.token });
    return { account, answer: null };
  },
  'contact × email': async ({ emailAgain }) => ({
    account: await changeContact('email', emailAgain),
    answer: null,
  }),
  'contact × phone': async ({ phone }) => {
    await query('update member set mobile = null where mobile = $1', [`+63${phone}`]);
    return { account: await changeContact('mobile', phone), answer: null };
  },
  'payout account × payout account': async ({ payout }) => {
    const account = await addPerson(rig);
    return { account, answer: await addPayoutAs(account, payout, 'Somebody Else') };
  },
  'payout account × name of its holder': async ({ nameAgain, birthday }) => {
    const account = await addPerson(rig, { profile: { birthday } });
    return { account, answer: await addPayoutAs(account, `55${next}123456`, nameAgain) };
  },
  'identity paper × number of the paper': async ({ paper }) => {
    const account = await addPerson(rig);
    return { account, answer: await sendPaper(account, paper.toLowerCase()) };
  },
  'identity paper × document of the profile': async ({ idNumber }) => {
    const account = await addPerson(rig);
    return { account, answer: await sendPaper(account, idNumber.replace('ID', 'id-')) };
  },
  'provider without an account × email': ({ provided }) => asNew(answerProvider(provided)),
  'provider with an account × email': async ({ provided }) => {
    const account = await addPerson(rig);
    const subject = createHash('sha256')
      .update(`google:${provided.toLowerCase()}`)
      .digest('base64url')
      .slice(0, 24);
    await query(
      `insert into provider_identity (merchant, provider, subject, member_id, created_at)
         values ('demo', 'google', $1, $2, now())`,
      [subject, account.id],
    );
    return { account, answer: await answerProvider(provided) };
  },
  'account of an agent × name': async ({ nameAgain: payeeName, birthday }) => {
    const account = await openByAgent();
    await rig.call('member.saveProfile', { payeeName, birthday }, { token: account.token });
    return { account, answer: null };
  },
  'account of an agent × number of the paper': async ({ paper }) => {
    const account = await openByAgent();
    return { account, answer: await sendPaper(account, paper) };
  },
  'account of an agent × payout account': async ({ payout }) => {
    const account = await openByAgent();
    return { account, answer: await addPayoutAs(account, payout, 'Somebody Else') };
  },
};
