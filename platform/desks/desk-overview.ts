import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { deskOverview } from '../../src/protocol/calls/desks.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import { desks } from '../../src/protocol/desks/desks.ts';
import { isDecided } from './desk-changes.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant'>;

/** What waits at any desk, and which of those that members need have nothing. */
export const createDeskOverview = (
  { db, merchant }: Deps,
  keepers: Readonly<Record<string, Pick<Answers<DeskCalls>, 'list'>>>,
): Answers<typeof deskOverview> => ({
  read: async () => {
    const waiting = await db
      .selectFrom('desk_change')
      .select(['id', 'desk', 'proposed_by', 'proposed_at', 'note'])
      .where('merchant', '=', merchant)
      .where('state', '=', 'waiting')
      .where(isDecided)
      .orderBy('id')
      .execute();
    const needed = desks.filter(({ isNeeded }) => isNeeded === true);
    const rows = await Promise.all(needed.map(async ({ name }) => (await keepers[name]?.list())?.rows ?? []));
    return {
      waiting: waiting.map(({ id, desk, proposed_by, proposed_at, note }) => ({
        id,
        desk,
        proposedBy: proposed_by,
        proposedAt: proposed_at.toISOString(),
        note,
      })),
      empty: needed.flatMap(({ name }, index) => (rows[index]?.length === 0 ? [name] : [])),
    };
  },
});
