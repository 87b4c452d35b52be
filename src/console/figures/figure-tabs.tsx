import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { figureMessages } from './figure-messages.ts';
import { reportMessages } from './reports/report-messages.ts';

const tabs = [
  { to: '/figures', label: figureMessages.tabDashboard, end: true },
  { to: '/figures/reports', label: reportMessages.tab, end: true },
] as const;

/** The dashboard and the reports. */
export function FigureTabs() {
  return <ScreenTabs label={figureMessages.tabs} tabs={tabs} />;
}
