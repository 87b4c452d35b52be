// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { ChartView } from '../chart/chart.tsx';
import { CodeListView } from '../code-list/code-list.tsx';
import { DateRangePickerView } from '../date-range-picker/date-range-picker.tsx';
import { FileSaveView } from '../file-save/file-save.tsx';
import { LevelProgressView } from '../level-progress/level-progress.tsx';
import { MessageThreadView } from '../message-thread/message-thread.tsx';
import { PaginationView } from '../pagination/pagination.tsx';
import { RankingListView } from '../ranking-list/ranking-list.tsx';
import { StatisticCardView } from '../statistic-card/statistic-card.tsx';
import { TableView } from '../table/table.tsx';
import { TimelineView } from '../timeline/timeline.tsx';
import { TreeView } from '../tree/tree.tsx';
import { WalletWidgetView } from '../wallet-widget/wallet-widget.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  'Chart': ChartView,
  'CodeList': CodeListView,
  'DateRangePicker': DateRangePickerView,
  'FileSave': FileSaveView,
  'LevelProgress': LevelProgressView,
  'MessageThread': MessageThreadView,
  'Pagination': PaginationView,
  'RankingList': RankingListView,
  'StatisticCard': StatisticCardView,
  'Table': TableView,
  'Timeline': TimelineView,
  'Tree': TreeView,
  'WalletWidget': WalletWidgetView,
} satisfies Readonly<Record<string, View<never>>>;
