import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { missionMessages, promotionMessages } from './offer-messages.ts';

const tabs = [
  { to: '/offers', label: promotionMessages.tab, end: true },
  { to: '/offers/missions', label: missionMessages.tab, end: true },
] as const;

/** Deposit bonuses and missions. */
export function OfferTabs() {
  return <ScreenTabs label={promotionMessages.tabs} tabs={tabs} />;
}
