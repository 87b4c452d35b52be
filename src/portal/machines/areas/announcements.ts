import type { Announcement } from '../../../machines/announcement/announcement.contract.ts';
import { announcementRequest, rememberSeen, filterSeen } from '../../seen-notices.ts';
import type { Area } from '../wiring-needs.ts';

/** The popup notices that this browser has not shown. */
export const announcementsArea: Area = {
  services: ({ api, browserTexts }) => ({
    loadAnnouncements: async (input, signal) => {
      const { popup } = await api['notices.list'](announcementRequest(input['moment']), { signal });
      return {
        announcements: filterSeen(browserTexts, popup).map(
          ({ id, title, content, startDateStr, promotionType }): Announcement => ({
            id,
            title,
            content,
            startDate: startDateStr,
            hasReward: promotionType !== '',
          }),
        ),
      };
    },
  }),
  effects: ({ runtime, browserTexts }) => ({
    rememberSeen: ({ ids }) => {
      if (Array.isArray(ids)) rememberSeen(browserTexts, ids.map(String));
    },
    openRewards: () => {
      runtime.closeModal();
      runtime.effects.navigate('rewards', {}, {});
    },
  }),
};
