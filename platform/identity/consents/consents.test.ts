import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { registerPerson, writePerson } from '../registration/registration.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
  const from = '198.51.100.7';
  token = (await registerPerson(rig, writePerson(1), { from, language: 'EN' })).value.token;
});
afterAll(() => rig.close());

/** What an operator publishes with another edition of texts. */
const publish = (editions: Readonly<Record<string, string>>): void => {
  const { documents } = rig.live;
  rig.live.documents = async () => {
    const all = await documents();
    const brand = all['settings/brand'] as JsonObject;
    const texts = Object.entries(editions).map(([name, version]) => [name, { version, date: '2026-12-01' }]);
    const legalTexts = { ...(brand['legalTexts'] as JsonObject), ...Object.fromEntries(texts) } as JsonObject;
    return { ...all, 'settings/brand': { ...brand, legalTexts } };
  };
};
const readDue = async (language = 'EN') =>
  (await rig.call('consents.due', {}, { token, language })).value.due;
const renew = (version: string, document = 'terms') =>
  rig.call('consents.renew', { documents: [{ document, version }] }, { token });
const readKept = async () =>
  (
    await rig.database.pool.query(
      `select c.document, c.version, c.source from member_consent c join member m on m.id = c.member_id
       where m.account = 'person1' and c.document != 'marketing' order by c.id`,
    )
  ).rows as readonly object[];

describe('a text that changed since a member agreed to it', () => {
  it('is asked about again, in the language of the member, and nothing else is', async () => {
    expect(await readDue()).toEqual([]);
    publish({ terms: '1.1', privacy: '2.0', marketing: '2.0' });
    const due = { document: 'terms', version: '1.1', date: '2026-12-01', statement: 'I agree to the terms' };
    expect(await readDue()).toEqual([due]);
    expect(await readDue('TY')).toMatchObject([{ statement: 'Sumasang-ayon ako sa mga tuntunin' }]);
  });

  it('is agreed to once, in the edition that was shown, and kept beside the first one', async () => {
    expect(await renew('1.0')).toMatchObject({ status: 409, error: { errorCode: 'consent.changed' } });
    const answers = await Promise.all([renew('1.1'), renew('1.1'), renew('1.1')]);
    expect(answers.map(({ value }) => value)).toEqual([{ due: [] }, { due: [] }, { due: [] }]);
    expect(await readDue()).toEqual([]);
    expect(await readKept()).toEqual([
      { document: 'responsibleGaming', version: '1.0', source: 'registration' },
      { document: 'terms', version: '1.0', source: 'registration' },
      { document: 'terms', version: '1.1', source: 'renewal' },
    ]);
  });

  it('is asked of every member, and not of a stranger', async () => {
    const humanToken = await rig.proveHuman();
    const login = { username: 'player', password: 'Foyer-2026', humanToken };
    const other = (await rig.call('session.login', login)).value.token;
    publish({ terms: '1.2' });
    const due = (await rig.call('consents.due', {}, { token: other })).value.due;
    expect(due.map(({ document, version }) => [document, version])).toEqual([['terms', '1.2']]);
    expect((await readDue()).map(({ version }) => version)).toEqual(['1.2']);
    expect((await rig.call('consents.due', {})).status).toBe(401);
  });
});
