import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { createStore } from '../../runtime/core/store.ts';
import { createNewsReader } from './follow-news.ts';
import { createLastReads } from './last-reads.ts';
import { refreshedFlows } from './refresh-flows.ts';

const offered = { status: 'P', version: 1, askedBy: null };
const emptySets = { divtypereq: {}, divtypeinfo: {} };

interface SetUp {
  readonly state?: string;
  readonly side?: string;
  readonly flows?: Record<string, string>;
  readonly answer?: Json;
}
function setUp({
  state = 'member',
  side = 'upline',
  flows = { session: 'session', contract: 'contract' },
  answer = offered,
}: SetUp = {}) {
  const shown = { kind: 'dividend', product: 'CONS', side, account: 'malaya', contract: offered };
  const store = createStore({
    session: { state },
    machine: {
      ...Object.fromEntries(Object.keys(flows).map((key) => [key, {}])),
      ...(flows['contract'] !== undefined && { contract: shown }),
    },
  });
  const lastReads = createLastReads();
  const able = new Set(['session member.refresh', 'contract contract.refresh']);
  const sent: string[] = [];
  const reloaded: string[] = [];
  const calls: [string, JsonObject][] = [];
  const send = (key: string, event: string): void => void sent.push(`${key} ${event}`);
  const read = createNewsReader(
    {
      store,
      machines: {
        machineAt: (key: string) => flows[key],
        canSend: (key: string, event: string) => able.has(`${key} ${event}`),
        send,
        tell: send,
      },
      data: { reload: (operations: readonly string[]) => void reloaded.push(...operations) },
    } as never,
    (name, input) => {
      calls.push([name, input]);
      return answer === null ? Promise.reject(new Error('down')) : Promise.resolve(answer);
    },
    lastReads,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const hear = async () => {
    read();
    await settle();
  };
  let revision = 0;
  /** The flow of the contract takes a step. */
  const move = (): void => store.set('$machine.contract.revision', (revision += 1));
  return { move, flows, able, sent, reloaded, calls, hear, lastReads };
}

describe('news of what others did', () => {
  it('refreshes the member and the lists, and leaves a contract alone that is as it was', async () => {
    const test = setUp();
    await test.hear();
    expect(test.sent).toEqual(['session member.refresh']);
    expect(test.reloaded).toContain('contracts.given');
    expect(test.calls).toEqual([
      ['contracts.read', { kind: 'dividend', product: 'CONS', account: 'malaya' }],
    ]);
  });
  it.each([
    { what: 'another status', now: { ...offered, status: 'A' } },
    { what: 'other terms', now: { ...offered, version: 2 } },
    { what: 'who asks for its end', now: { ...offered, askedBy: 'downline' } },
  ])('loads a contract that has $what', async ({ now }) => {
    const test = setUp({ answer: now });
    await test.hear();
    expect(test.sent).toContain('contract contract.refresh');
  });
  it('looks at the own contract of a downline, which may be gone', async () => {
    const test = setUp({ side: 'downline', answer: emptySets });
    await test.hear();
    expect(test.calls[0]?.[0]).toBe('contracts.consolidated');
    expect(test.sent).toContain('contract contract.refresh');
  });
  it('waits, once, while an offer is being typed, and forgets it when the page is left', async () => {
    const test = setUp({ answer: { ...offered, status: 'A' } });
    test.able.delete('contract contract.refresh');
    await test.hear();
    await test.hear();
    test.move();
    expect(test.sent).not.toContain('contract contract.refresh');
    test.able.add('contract contract.refresh');
    test.move();
    test.move();
    expect(test.sent.filter((one) => one === 'contract contract.refresh')).toHaveLength(1);
    test.able.delete('contract contract.refresh');
    await test.hear();
    delete test.flows['contract'];
    test.move();
    test.able.add('contract contract.refresh');
    test.move();
    expect(test.sent.filter((one) => one === 'contract contract.refresh')).toHaveLength(1);
  });
  it('refreshes the open conversation, and asks nothing of contracts on a page without one', async () => {
    const test = setUp({ flows: { session: 'session', conversation: 'conversation' } });
    test.able.add('conversation thread.refresh');
    await test.hear();
    expect(test.sent).toEqual(['session member.refresh', 'conversation thread.refresh']);
    expect(test.calls).toEqual([]);
  });
  it('keeps what is on screen where the question fails, and asks nothing for a visitor', async () => {
    const test = setUp({ answer: null });
    await test.hear();
    expect(test.sent).toEqual(['session member.refresh']);
    const visitor = setUp({ state: 'visitor' });
    await visitor.hear();
    expect([visitor.sent, visitor.reloaded, visitor.calls]).toEqual([[], [], []]);
  });
});

const listed = Object.entries(refreshedFlows).flatMap(([machine, refreshes]) =>
  refreshes.map((refresh) => ({ machine, reads: [], ...refresh })),
);
describe.each(listed)('$machine, by $event', ({ machine, event, reads }) => {
  const page = (answer: Json) => {
    const test = setUp({ flows: { session: 'session', mine: machine }, answer });
    test.able.add(`mine ${event}`);
    for (const read of reads) test.lastReads.note(read, { id: '1' }, { state: 'old' });
    return test;
  };
  it('looks again where something is new, and is left alone where nothing is', async () => {
    const other = page({ state: 'new' });
    await other.hear();
    expect(other.sent).toContain(`mine ${event}`);
    const same = page({ state: 'old' });
    await same.hear();
    expect(same.sent.includes(`mine ${event}`)).toBe(reads.length === 0);
  });
  it('is left alone in the middle of a step, and where the question fails', async () => {
    const typing = page({ state: 'new' });
    typing.able.delete(`mine ${event}`);
    await typing.hear();
    expect(typing.sent).not.toContain(`mine ${event}`);
    const lost = page(null);
    await lost.hear();
    expect(lost.sent.includes(`mine ${event}`)).toBe(reads.length === 0);
  });
});
