import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
const tokens = new Map<string, string>();
beforeAll(async () => {
  rig = await createSeededRig();
  for (const username of ['agent', 'bayani', 'luntian', 'maharlika']) {
    const { value } = await rig.call('session.login', {
      username,
      password: 'Foyer-2026',
      humanToken: await rig.proveHuman(),
    });
    tokens.set(username, value.token);
  }
});
afterAll(() => rig.close());
const as = (account: string) => ({ token: tokens.get(account) ?? '' });
const codeOf = ({ status, error }: { status: number; error: { errorCode?: string } }): string =>
  `${status} ${error.errorCode ?? ''}`;
const readInbox = async (account: string): Promise<string> =>
  JSON.stringify((await rig.call('messages.inbox', { size: 20 }, as(account))).value);

const toLuntian = { account: 'luntian', kind: 'dividend', product: 'CONS' } as const;
const reason = 'My team is moving to another agent.';

describe('a request to end a contract', () => {
  it('of the downline says why to both sides, and in the history of both', async () => {
    const above = (await rig.call('contracts.read', toLuntian, as('agent'))).value;
    expect(above).toMatchObject({ status: 'V', askedBy: 'downline', endReason: reason });
    const below = (await rig.call('contracts.consolidated', {}, as('luntian'))).value;
    expect(below.divtypeinfo['CONS']?.[0]).toMatchObject({ status: 'V', endReason: reason });
    const steps = (await rig.call('contracts.history', toLuntian, as('agent'))).value.steps;
    expect(steps.map(({ step, by, reason: why }) => [step, by, why])).toEqual([
      ['requestEnd', 'other', reason],
      ['accept', 'other', ''],
      ['offer', 'me', ''],
    ]);
    const log = (await rig.call('contracts.log', {}, as('luntian'))).value.content;
    expect(log[0]).toMatchObject({ step: 'requestEnd', by: 'me', reason });
  });

  it('is taken back by who made it alone, once, and the other side is notified', async () => {
    const stranger = { ...toLuntian, status: 'W' } as const;
    // By the other side, by one above both, and for a contract of somebody else.
    expect(codeOf(await rig.call('contracts.end', stranger, as('agent')))).toBe('409 contract.changed');
    expect(codeOf(await rig.call('contracts.end', stranger, as('maharlika')))).toBe('404 agent.not-below');
    const takeBack = { type: 'CONS', status: 'W', version: 1 } as const;
    for (let time = 0; time < 2; time += 1) {
      const { value } = await rig.call('contracts.answerDividend', takeBack, as('luntian'));
      expect(value).toEqual({ status: 'A', version: 1 });
    }
    const above = (await rig.call('contracts.read', toLuntian, as('agent'))).value;
    expect(above).toMatchObject({ status: 'A', askedBy: null, endReason: '' });
    const steps = (await rig.call('contracts.history', toLuntian, as('agent'))).value.steps;
    expect(steps.map(({ step }) => step)).toEqual(['takeBackEnd', 'requestEnd', 'accept', 'offer']);
    expect(
      (await readInbox('agent')).split('Luntian (luntian) has withdrawn the request to end'),
    ).toHaveLength(2);
    // What was asked is no longer there to agree to, nor to decline.
    const agree = await rig.call('contracts.end', { ...toLuntian, status: 'C' }, as('agent'));
    expect(codeOf(agree)).toBe('409 contract.changed');
  });

  it('of the upline is read below with its reason, as text, and taken back by the upline', async () => {
    const why = 'Rates <b>fall</b> & {who}';
    const ask = { ...toLuntian, status: 'V', version: 1, reason: `  ${why} \u202e ` } as const;
    expect((await rig.call('contracts.end', ask, as('agent'))).value).toMatchObject({ status: 'V' });
    const below = (await rig.call('contracts.consolidated', {}, as('luntian'))).value;
    expect(below.divtypereq['CONS']?.[0]).toMatchObject({
      status: 'V',
      askedBy: 'upline',
      endReason: why,
      uplineName: 'Amihan (ag•••nt)',
    });
    const inbox = (await rig.call('messages.inbox', { size: 20 }, as('luntian'))).value;
    expect(JSON.stringify(inbox)).toContain(
      JSON.stringify(
        `Amihan (ag•••nt) has asked to end your dividend contract. Reason: “${why}” Agree or decline in the agent centre.`,
      ).slice(1, -1),
    );
    // The account of the agent above is shown to none of the accounts below.
    expect(JSON.stringify(inbox)).not.toMatch(/\(agent\)/);
    const { value } = await rig.call('contracts.end', { ...toLuntian, status: 'W' }, as('agent'));
    expect(value).toMatchObject({ status: 'A', askedBy: null, endReason: '' });
    expect(await readInbox('luntian')).toContain('Amihan (ag•••nt) has withdrawn the request to end');
    const late = await rig.call('contracts.answerDividend', { type: 'CONS', status: 'C' }, as('luntian'));
    expect(codeOf(late)).toBe('409 contract.changed');
  });

  it('is answered in words to who made it', async () => {
    const ask = { ...toLuntian, status: 'V' } as const;
    await rig.call('contracts.end', ask, as('agent'));
    await rig.call('contracts.answerDividend', { type: 'CONS', status: 'A' }, as('luntian'));
    expect(await readInbox('agent')).toContain('Luntian (luntian) declined to end your dividend contract.');
    await rig.call('contracts.end', ask, as('agent'));
    await rig.call('contracts.answerDividend', { type: 'CONS', status: 'C' }, as('luntian'));
    expect(await readInbox('agent')).toContain('Luntian (luntian) agreed to end your dividend contract.');
  });

  it('with a reason that is too long is refused at its field, and nothing is asked', async () => {
    const which = { account: 'bayani', kind: 'daily', product: 'LOTT' } as const;
    const ask = { ...which, status: 'V', reason: 'x'.repeat(141) } as const;
    const { status, error } = await rig.call('contracts.end', ask, as('agent'));
    expect([status, error.errorCode, error.fields]).toEqual([
      ...[400, 'comment.too-long', { reason: 'comment.too-long' }],
    ]);
    expect((await rig.call('contracts.read', which, as('agent'))).value).toMatchObject({ status: 'A' });
  });

  it('for hourly salary, taken back, is not agreed to by the A of its public clients', async () => {
    const which = { kind: 'hourly', product: 'CONS' } as const;
    const { rows } = await rig.database.pool.query<{ id: string }>(
      "select c.id from contract c join member m on m.id = c.downline_id where m.account = 'agent' and c.kind = 'hourly'",
    );
    const agree = { contractId: rows[0]?.id ?? '', status: 'A' } as const;
    const above = { ...which, account: 'agent' };
    await rig.call('contracts.end', { ...above, status: 'V' }, as('maharlika'));
    await rig.call('contracts.end', { ...above, status: 'W' }, as('maharlika'));
    expect(codeOf(await rig.call('contracts.answerHourly', agree, as('agent')))).toBe('409 contract.changed');
    await rig.call('contracts.end', { ...above, status: 'V' }, as('maharlika'));
    const { value } = await rig.call('contracts.answerHourly', agree, as('agent'));
    expect(value.status).toBe('C');
  });
});
