import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, text, textOrNull, type ValueOf } from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';

/** When it is closed: ISO 8601 in UTC, or null where nobody says. */
const times = { from: textOrNull, until: textOrNull };
/** What the platform says of itself. */
export const platformStatusSchema = closedObject({ isDown: flag, isRegionBlocked: flag, ...times });
export type PlatformStatus = ValueOf<typeof platformStatusSchema>;

export type MaintenanceContext = Complaint & Pick<PlatformStatus, 'from' | 'until'>;
export const maintenanceProjection = describeProjection(
  closedObject({ state: text, busy: flag, error: textOrNull, ...times }),
  ({ from, until, error }: MaintenanceContext, state) => ({
    state,
    busy: state.endsWith('checking'),
    error,
    from,
    until,
  }),
);
