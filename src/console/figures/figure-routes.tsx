import { roleRoutes } from '../ui/role-screen.tsx';
import { figureMessages as words } from './figure-messages.ts';
import { FigureEntriesPage } from './figure-entries-page.tsx';
import { FigureLinesPage } from './figure-lines-page.tsx';
import { reportMessages } from './reports/report-messages.ts';
import { ReportsPage } from './reports/reports-page.tsx';
import { FiguresPage } from './figures-page.tsx';

/** Figures of the business, for roles that may see them; rows of members need their permission. */
export const figurePages = [
  ...roleRoutes({
    needs: 'figures',
    screens: [
      { path: '/figures', title: words.title, page: <FiguresPage /> },
      { path: '/figures/reports', title: reportMessages.title, page: <ReportsPage /> },
      { path: '/figures/:name', title: words.title, page: <FigureLinesPage /> },
    ],
  }),
  ...roleRoutes({
    needs: 'players',
    screens: [{ path: '/figures/:name/:day', title: words.title, page: <FigureEntriesPage /> }],
  }),
];
