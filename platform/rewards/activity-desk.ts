import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import { activities } from '../../src/protocol/desks/activities.ts';
import type { DeskFault } from '../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import { countUses } from '../desks/count-uses.ts';
import { createDesk } from '../desks/create-desk.ts';
import { findPictureFault } from '../desks/find-picture-fault.ts';
import type { ShelfChange, ValuesOf } from '../desks/shelf.ts';
import { openTableShelf } from '../desks/table-shelf.ts';

type Activity = ValuesOf<typeof activities>;
const terms = ['pays', 'points', 'wagering'] as const;

/** What members applied for stays what it was. */
const findTermFaults = ({ before, after }: ShelfChange<Activity>): Record<string, DeskFault> =>
  Object.fromEntries(
    terms.flatMap((name) =>
      before === null || before[name] === after[name] ? [] : [[name, 'entry.in-use']],
    ),
  );

/** Activities that members apply for, for the console. */
export function createActivityDesk(deps: MemberDeps): Answers<DeskCalls> {
  const { merchant } = deps;
  return createDesk<Activity>(deps, activities, openTableShelf(activities, { merchant, table: 'activity' }), {
    usedBy: (db) =>
      countUses(db, {
        merchant,
        table: 'activity',
        from: 'activity_application',
        column: 'activity_id',
        words: 'applications',
      }),
    check: async (db, change) => {
      const { key, after } = change;
      const applied =
        key === null
          ? undefined
          : await db
              .selectFrom('activity_application')
              .select('id')
              .where('activity_id', '=', key)
              .limit(1)
              .executeTakeFirst();
      return {
        ...(applied === undefined ? {} : findTermFaults(change)),
        ...(await findPictureFault(deps, 'image', after.image)),
      };
    },
  });
}
