import { agreeAsRegistered } from '../identity/consents/agreed.fake.ts';
import { createSeededRandom } from '../../server/infrastructure/random.fake.ts';
import { createMember } from '../identity/registration/create-member.ts';
import { openSession } from '../identity/sessions/sessions.ts';
import type { MemberRig } from '../member-rig.fake.ts';

const kinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
type Kind = (typeof kinds)[number];
/** A member of the forest, with what belongs to it. */
export interface Person {
  readonly id: string;
  readonly account: string;
  readonly uplineId: string | null;
  readonly isAgent: boolean;
  readonly token: string;
  /** Code and number of the member's own invitation link. */
  readonly code: string;
  readonly linkId: string;
  /** Numbers of the contracts that the member's upline gave, by kind; 0 without one. */
  readonly contracts: Readonly<Record<Kind, string>>;
  /** Number of a line that the dividend contract gave; 0 without one. */
  readonly lineId: string;
  /** Number of the conversation with the upline in the member's own list, and of what the member wrote to it. */
  readonly conversationId: string;
  readonly sentId: string;
  /** Words that no one but the member has: where an answer holds one, it is about the member. */
  readonly marks: readonly string[];
  /** Mobile number and email in full. */
  readonly contacts: readonly string[];
}
type Pair = readonly [agent: Person, target: Person];
export interface Forest {
  /** Agents, each with a member that is neither the agent, nor below, nor the direct upline, who is known to it. */
  readonly pickStrangers: (count: number) => readonly Pair[];
  /** Agents, each with a member directly below. */
  readonly pickBelow: (count: number) => readonly Pair[];
}
const zero = '0';
const nothing = { validBets: zero, payouts: zero, rebates: zero, bonuses: zero, lateBets: zero };
const noFacts = {
  ...nothing,
  latePayouts: zero,
  netLoss: zero,
  carriedLoss: zero,
  base: zero,
  activeMembers: 0,
  activeBets: zero,
  activeDeposits: zero,
  tier: null,
  rate: zero,
  tiers: [],
  share: zero,
  dueBelow: zero,
  branches: [],
  carriedDue: zero,
  uncovered: zero,
};

type Insert = (text: string, values: readonly unknown[]) => Promise<string>;
/** What a member wrote to the one above, with the list of each side. */
async function addLetters(
  insert: Insert,
  { id, uplineId, mark, at }: { id: string; uplineId: string; mark: string; at: Date },
) {
  const conversation = `insert into conversation (member_id, other_id, last_at) values ($1, $2, $3)`;
  await insert(conversation, [uplineId, id, at]);
  await insert(
    `insert into inbox_message (member_id, kind, sender_id, title, body, created_at)
      values ($1, 'member', $2, $3, $4, $5)`,
    [uplineId, id, `name ${mark}`, `letter ${mark}`, at],
  );
  return {
    conversationId: await insert(conversation, [id, uplineId, at]),
    sentId: await insert(
      `insert into sent_message (merchant, sender_id, recipient_id, recipients, body, created_at)
        values ('demo', $1, $2, 1, $3, $4)`,
      [id, uplineId, `letter ${mark}`, at],
    ),
  };
}

async function addThings({ database, clock }: MemberRig, id: string, uplineId: string | null, mark: string) {
  const { pool } = database;
  const now = clock.now();
  const insert = async (text: string, values: readonly unknown[]): Promise<string> =>
    (await pool.query<{ id: string }>(`${text} returning id`, [...values])).rows[0]?.id ?? zero;
  const linkId = await insert(
    `insert into invitation_link (merchant, code, member_id, name, customer_type, created_at)
      values ('demo', $1, $2, $3, 0, $4)`,
    [`L${mark}`.toUpperCase(), id, `link ${mark}`, now],
  );
  const contracts = { dividend: zero, daily: zero, hourly: zero, realTime: zero };
  if (uplineId === null) return { linkId, contracts, lineId: zero, conversationId: zero, sentId: zero };
  const letters = await addLetters(insert, { id, uplineId, mark, at: now });
  for (const kind of kinds) {
    contracts[kind] = await insert(
      `insert into contract (merchant, kind, product, upline_id, downline_id, status, version, active_version,
        created_at, changed_at) values ('demo', $1, 'CONS', $2, $3, 'A', 1, 1, $4, $4)`,
      [kind, uplineId, id, now],
    );
    await pool.query(
      `insert into contract_version (contract_id, version, period, tiers, fingerprint, offered_by, offered_at,
        offered_from, answer, answered_by, answered_at, answered_from, effective_at)
        values ($1, 1, 'D', '[{"bet":"0","loss":"0","members":0,"rate":"0.1"}]', $2, $3, $4, '203.0.113.7',
          'accepted', $5, $4, '203.0.113.8', $4)`,
      [contracts[kind], 'f'.repeat(64), uplineId, now, id],
    );
  }
  const lineId = await insert(
    `insert into contract_line (merchant, kind, contract_id, version, member_id, product, period, from_day, to_day,
      amount, loss_carried, due_carried, amount_by_shelf, facts, state, settled_at, pay_at)
      values ('demo', 'dividend', $1, 1, $2, 'CONS', 'D', '2026-05-20', '2026-05-20', 0, 0, 0, '{}', $3, 'nothing', $4, $4)`,
    [contracts.dividend, id, JSON.stringify(noFacts), now],
  );
  return { linkId, contracts, lineId, ...letters };
}

async function addPerson(
  rig: MemberRig,
  upline: Person | null,
  mark: string,
  isAgent: boolean,
): Promise<Person> {
  const { deps, clock } = rig;
  const digits = String(Number.parseInt(mark, 16) % 10_000_000).padStart(7, '0');
  const contacts = [`917${digits}`, `${mark}@lumina.example`];
  const { id } = await createMember(deps.db, {
    merchant: 'demo',
    account: `m${mark}`,
    nickname: `name ${mark}`,
    passwordHash: null,
    customerType: isAgent ? 1 : 0,
    uplineId: upline?.id ?? null,
    mobile: `+63${contacts[0]}`,
    email: contacts[1] ?? null,
    language: 'EN',
    profile: {},
    firstLogin: false,
    passwordSetAt: clock.now(),
    createdAt: clock.now(),
  });
  await agreeAsRegistered(deps.db, id, clock.now());
  const things = await addThings(rig, id, isAgent ? (upline?.id ?? null) : null, mark);
  return {
    id,
    account: `m${mark}`,
    uplineId: upline?.id ?? null,
    isAgent,
    code: `L${mark}`.toUpperCase(),
    token: await openSession(deps, { memberId: id, network: '203.0.113.7', device: '' }),
    ...things,
    marks: [mark, mark.toUpperCase(), contacts[0] ?? ''],
    contacts,
  };
}

/** Random trees of agents and players; everyone has a link, and agents have contracts of every kind from above. */
export async function growForest(rig: MemberRig, size = 120, seed = 17): Promise<Forest> {
  const random = createSeededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[random.integer(0, items.length)] as Item;
  const people: Person[] = [];
  for (let place = 0; place < size; place += 1) {
    const agents = people.filter(({ isAgent }) => isAgent);
    const upline = place < 8 ? null : pick(agents);
    const mark = Buffer.from(random.bytes(5)).toString('hex');
    people.push(await addPerson(rig, upline, mark, place < 8 || random.integer(0, 3) > 0));
  }
  const byId = new Map(people.map((person) => [person.id, person]));
  const isWithin = (person: Person | undefined, top: Person): boolean =>
    person !== undefined && (person === top || isWithin(byId.get(person.uplineId ?? ''), top));
  const pickPairs = (count: number, fits: (agent: Person, target: Person) => boolean): readonly Pair[] => {
    const pairs = people
      .filter(({ isAgent }) => isAgent)
      .flatMap((agent) =>
        people.filter((target) => fits(agent, target)).map((target) => [agent, target] as const),
      );
    return Array.from({ length: count }, () => pick(pairs));
  };
  return {
    pickStrangers: (count) =>
      pickPairs(count, (agent, target) => target.id !== agent.uplineId && !isWithin(target, agent)),
    pickBelow: (count) => pickPairs(count, (agent, target) => target.uplineId === agent.id),
  };
}
