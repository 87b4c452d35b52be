import type { View } from '../runtime/view.ts';
import { ChartView } from './chart/chart.tsx';
import { DateRangePickerView } from './date-range-picker/date-range-picker.tsx';
import { KeyValueListView } from './key-value-list/key-value-list.tsx';
import { LevelProgressView } from './level-progress/level-progress.tsx';
import { PaginationView } from './pagination/pagination.tsx';
import { RankingListView } from './ranking-list/ranking-list.tsx';
import { StatisticCardView } from './statistic-card/statistic-card.tsx';
import { TableView } from './table/table.tsx';
import { TimelineView } from './timeline/timeline.tsx';
import { TreeView } from './tree/tree.tsx';
import { WalletWidgetView } from './wallet-widget/wallet-widget.tsx';

/** Views of the pages on which members read what was: records, reports, wallets, ranks. One chunk. */
export const recordViews = {
  Chart: ChartView,
  DateRangePicker: DateRangePickerView,
  KeyValueList: KeyValueListView,
  LevelProgress: LevelProgressView,
  Pagination: PaginationView,
  RankingList: RankingListView,
  StatisticCard: StatisticCardView,
  Table: TableView,
  Timeline: TimelineView,
  Tree: TreeView,
  WalletWidget: WalletWidgetView,
} satisfies Readonly<Record<string, View<never>>>;
