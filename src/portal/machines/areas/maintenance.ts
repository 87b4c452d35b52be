import { announceReopening } from '../../live/recheck-platform.ts';
import { implement } from '../implement.ts';

const toMoment = (milliseconds: number | null | undefined): string | null =>
  typeof milliseconds === 'number' ? new Date(milliseconds).toISOString() : null;

/** Whether the platform is open, for the pages that say that it is not. */
export const maintenanceArea = implement<'maintenance'>({
  services: ({ api, address }) => ({
    loadStatus: async (_input, signal) => {
      const { maintenance, maintenancePeriod, regionRestriction } = await api['system.status'](
        { host: address().hostname },
        { signal },
      );
      return {
        isDown: maintenance,
        isRegionBlocked: regionRestriction,
        // Real platforms may leave the time out.
        from: toMoment(maintenancePeriod?.maintainTime),
        until: toMoment(maintenancePeriod?.endTime),
      };
    },
  }),
  effects: ({ runtime }) => ({
    // The page that runs this flow is what shows that it is closed.
    showClosed: () => undefined,
    showOpen: () => announceReopening(runtime.store),
  }),
});
