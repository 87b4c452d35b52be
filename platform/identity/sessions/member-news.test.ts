import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Subscription } from '../../../server/db/listen.ts';
import { hashToken } from '../../calls/tokens.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { watchMemberNews } from './member-news.ts';

let rig: MemberRig;
let watch: Subscription;
const sessions: (string | null)[] = [];
const tokens: Record<string, string> = {};
/** Of the agent, the members below and the one above; `agent` and `malaya` twice. */
const devices = ['agent', 'agent-2', 'malaya', 'malaya-2', 'player', 'bayani', 'maharlika'] as const;

beforeAll(async () => {
  rig = await createSeededRig();
  for (const device of devices) {
    const username = device.replace('-2', '');
    const request = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    tokens[device] = (await rig.call('session.login', request)).value.token;
  }
  const { notifications } = rig.database;
  watch = await watchMemberNews({ notifications, tell: (session) => void sessions.push(session) });
});
beforeEach(() => void sessions.splice(0));
afterAll(async () => {
  await watch.stop();
  await rig.close();
});

const as = (device: (typeof devices)[number]) => ({ token: tokens[device] ?? '' });
const heardBy = (...names: (typeof devices)[number][]) =>
  names.map((name) => hashToken(tokens[name] ?? '')).sort();
/** All that was heard, and nothing after it. */
const expectHeard = async (...names: (typeof devices)[number][]): Promise<void> => {
  await expect.poll(() => sessions.map(String).sort()).toEqual(heardBy(...names));
};
const terms = {
  kind: 'hourly' as const,
  product: 'FISH' as const,
  account: 'malaya',
  version: 0,
  period: 'D' as const,
  tiers: [{ bet: '5000', loss: '0', members: 1, rate: '0.10' }],
};

it('reaches every page of the other side of a contract, and no other member', async () => {
  const { status, value } = await rig.call('contracts.offer', terms, as('agent'));
  expect(status).toBe(200);
  await expectHeard('malaya', 'malaya-2');
  sessions.splice(0);
  const answer = { contractId: value.id, status: 'A', version: 1, downlineHigherRate: 'N' } as const;
  await rig.call('contracts.answerHourly', answer, as('malaya'));
  await expectHeard('agent', 'agent-2');
});

it('says nothing of a step that was refused', async () => {
  const { status } = await rig.call('contracts.offer', terms, as('agent'));
  expect(status).toBe(409);
  await rig.call('conversations.send', { to: 'upline', content: 'After the refusal.' }, as('bayani'));
  await expectHeard('agent', 'agent-2');
});

it('reaches whom a message is written to, and nobody who gets one with a whole team', async () => {
  await rig.call('conversations.send', { to: 'team', content: 'Good morning to all.' }, as('agent'));
  const toOne = { to: 'downline', account: 'player', content: 'Good morning.' } as const;
  await rig.call('conversations.send', toOne, as('agent'));
  await expectHeard('player');
});
