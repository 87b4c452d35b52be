import type { Announcement } from '../../../machines/announcement/announcement.contract.ts';
import { implement } from '../implement.ts';
import { announcementRequest, rememberSeen, filterSeen } from '../../session/seen-notices.ts';

/** The popup notices that this browser has not shown. */
export const announcementsArea = implement<'announcement'>({
  services: ({ api, browserTexts }) => ({
    loadAnnouncements: async ({ moment }, signal) => {
      const { popup } = await api['notices.list'](announcementRequest(moment), { signal });
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
      rememberSeen(browserTexts, ids);
    },
    openRewards: () => {
      runtime.closeModal();
      runtime.effects.navigate('rewards', {}, {});
    },
  }),
});
