import { afterEach, expect, it, vi } from 'vitest';
import { answerProofDemands } from './ask-for-proof.ts';
import { callApi } from './call-api.ts';

const demand = { success: false, errorCode: 'proof.required', message: 'm', value: { ways: ['code'] } };
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const serve = (...answers: readonly Response[]) => {
  const sent: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body?: string }) => {
    sent.push(`${path} ${body ?? ''}`);
    const next = left.shift();
    if (next === undefined) throw new Error('Expected no further call.');
    return next;
  });
  return sent;
};
afterEach(() => vi.unstubAllGlobals());

it('asks for a proof in place and sends the same call again, with what was typed', async () => {
  const sent = serve(answer(403, demand), answer(200, { ok: true }));
  const asked: unknown[] = [];
  const stop = answerProofDemands(async (ways) => asked.push(ways) > 0);
  expect(await callApi('POST', '/api/money/decide', { note: 'typed' })).toEqual({ ok: true });
  expect(asked).toEqual([['code']]);
  expect(sent).toEqual(['/api/money/decide {"note":"typed"}', '/api/money/decide {"note":"typed"}']);
  stop();
});

it('asks once for calls that are refused together, and not again after a second refusal', async () => {
  serve(answer(403, demand), answer(403, demand), answer(200, { a: 1 }), answer(403, demand));
  let asked = 0;
  const stop = answerProofDemands(async () => {
    asked += 1;
    await Promise.resolve();
    return true;
  });
  const [first, second] = await Promise.allSettled([callApi('POST', '/api/a'), callApi('POST', '/api/b')]);
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'proof.required' } });
  expect(asked).toBe(1);
  stop();
});

it('gives the refusal where the question is closed, and where nothing asks', async () => {
  serve(answer(403, demand), answer(403, demand));
  const stop = answerProofDemands(async () => false);
  await expect(callApi('POST', '/api/a')).rejects.toMatchObject({ code: 'proof.required' });
  stop();
  await expect(callApi('POST', '/api/a')).rejects.toMatchObject({ code: 'proof.required' });
});
