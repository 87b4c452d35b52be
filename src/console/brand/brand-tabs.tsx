import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { lookMessages as words } from './look/look-messages.ts';

const tabs = [
  { to: '/brand', label: words.tabNames, end: true },
  { to: '/brand/look', label: words.tabLook, end: true },
] as const;

/** What a brand is called, and what it looks like. */
export function BrandTabs() {
  return <ScreenTabs label={words.tabs} tabs={tabs} />;
}
