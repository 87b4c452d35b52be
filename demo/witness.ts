import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../server/infrastructure/clock.ts';
import type { DrawWitness, WitnessedIssue } from '../server/infrastructure/outside/draw-witness.ts';
import type { Random } from '../server/infrastructure/random.ts';
import type { DemoDatabase } from './tables.ts';

interface Options {
  readonly db: DemoDatabase;
  readonly clock: Clock;
  readonly random: Random;
}
/** What the party is called in promises. */
const party = 'sandbox';

/** The secret of the party, made when it is first asked for. */
async function readSecret({ db, random }: Options): Promise<Buffer> {
  const secret = Buffer.from(random.bytes(32)).toString('hex');
  await db
    .insertInto('sandbox_witness')
    .values({ name: party, secret })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('sandbox_witness')
    .select('secret')
    .where('name', '=', party)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.secret, 'hex');
}

/**
 * Plays the second party to lottery draws: each issue has a value that follows from a secret, whose hash is
 * given before the sale and which is given after it. It runs in the platform's own process, so it shows how a
 * second party works, and gives no protection.
 */
export function createSandboxWitness(options: Options): DrawWitness {
  let secret: Promise<Buffer> | null = null;
  const valueOf = async ({ merchant, game, issue }: WitnessedIssue): Promise<Buffer> => {
    const key = await (secret ??= readSecret(options));
    return createHmac('sha256', key).update([merchant, game, issue].join('|')).digest();
  };
  return {
    promise: async (issue) => ({
      kind: 'committed',
      party,
      commitment: createHash('sha256')
        .update(await valueOf(issue))
        .digest('hex'),
    }),
    reveal: async (issue) => {
      if (options.clock.now() < issue.closesAt)
        throw new Error(`Expected the sale of ${issue.issue} to have ended.`);
      return { value: (await valueOf(issue)).toString('hex'), proof: '' };
    },
  };
}
