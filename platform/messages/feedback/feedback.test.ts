import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createReviews } from '../../rewards/reviews.ts';

let rig: MemberRig;
let token = '';
const logIn = async (username: string): Promise<string> =>
  (
    await rig.call('session.login', {
      username,
      password: 'Foyer-2026',
      humanToken: await rig.proveHuman(),
    })
  ).value.token;
beforeAll(async () => {
  rig = await createSeededRig();
  token = await logIn('player');
});
afterAll(() => rig.close());

const words = { type: 'game', content: 'The reel stops a second late.', contact: 'me@mail.example' };
const listOwn = async (who = token) => (await rig.call('feedback.list', {}, { token: who })).value.feedback;

describe('feedback', () => {
  it('has the choices and bounds of its form', async () => {
    const { value } = await rig.call('feedback.setting', {});
    expect(value.types).toContain('suggestion');
    expect([value.minLength, value.maxLength]).toEqual([10, 500]);
  });

  it('is refused at the field that is wrong, and nothing is kept', async () => {
    const refusals = await Promise.all(
      [
        { content: 'short' },
        { content: 'x'.repeat(501) },
        { type: 'flattery' },
        { contact: 'x'.repeat(101) },
      ].map((wrong) => rig.call('feedback.send', { ...words, ...wrong }, { token })),
    );
    expect(refusals.map(({ status, error }) => [status, error.fields])).toEqual([
      [400, { content: 'field.too-short' }],
      [400, { content: 'field.too-long' }],
      [400, { type: 'field.invalid' }],
      [400, { contact: 'field.too-long' }],
    ]);
    expect(await listOwn()).toEqual([]);
  });

  it('is kept once, however often it is sent at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => rig.call('feedback.send', words, { token })),
    );
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    expect(await listOwn()).toMatchObject([{ ...words, status: 'open', answer: '' }]);
  });

  it('is taken of a visitor who says how to be reached, a few times from one network', async () => {
    const send = (contact: string, content = words.content) =>
      rig.call('feedback.send', { ...words, contact, content }, { from: '198.51.100.4' });
    expect((await send(' ')).error.fields).toEqual({ contact: 'field.required' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('someone@mail.example')));
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    const reviews = createReviews(rig.deps);
    const [open] = (await reviews.list()).open.filter(({ account }) => account.startsWith('visitor'));
    expect(open).toMatchObject({ account: 'visitor (someone@mail.example)', comment: words.content });
    await reviews.decide({
      kind: 'feedback',
      id: open?.id ?? '',
      status: 'approved',
      remark: 'Written to you.',
      by: 'support',
    });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await send('other@mail.example', `${words.content} ${turn}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('is the business of its member alone', async () => {
    expect(await listOwn(await logIn('agent'))).toEqual([]);
  });

  it('is answered by the first operator, and the member finds the answer in the inbox', async () => {
    const reviews = createReviews(rig.deps);
    const [open] = (await reviews.list()).open.filter(({ kind }) => kind === 'feedback');
    expect(open).toMatchObject({
      account: 'player (me@mail.example)',
      comment: words.content,
      status: 'open',
    });
    const decision = { kind: 'feedback', id: open?.id ?? '', status: 'approved', by: 'publisher' } as const;
    await reviews.decide({ ...decision, remark: 'Mended this morning.' });
    await expect(reviews.decide({ ...decision, remark: 'Again.' })).rejects.toMatchObject({
      code: 'review.decided',
    });
    expect(await listOwn()).toMatchObject([{ status: 'answered', answer: 'Mended this morning.' }]);
    const { value } = await rig.call('messages.inbox', {}, { token });
    expect(value.content.filter(({ body }) => body === 'Mended this morning.')).toHaveLength(1);
  });

  it('is five messages an hour at most', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 5; number += 1)
      statuses.push(
        (await rig.call('feedback.send', { ...words, content: `Message number ${number}` }, { token }))
          .status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
