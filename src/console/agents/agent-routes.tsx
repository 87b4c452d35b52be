import { roleRoutes } from '../ui/role-screen.tsx';
import { agentMessages } from './agent-messages.ts';
import { AgentPage } from './agent-page.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import { AgentsPage } from './agents-page.tsx';
import { ContractPage } from './contract-page.tsx';
import { HintPage } from './hint-page.tsx';
import { hintMessages } from './hint-messages.ts';
import { HintsPage } from './hints-page.tsx';
import { HoldsPage } from './holds-page.tsx';
import { LinePage } from './line-page.tsx';
import { RunPage } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';
import { settlementMessages } from './settlement-messages.ts';

/** Screens of the area of agents. */
export const agentPages = roleRoutes({
  needs: 'players',
  tabs: <AgentTabs />,
  screens: [
    { path: '/agents', title: agentMessages.title, page: <AgentsPage /> },
    { path: '/agents/:id', title: agentMessages.title, page: <AgentPage /> },
    { path: '/agents/contracts/:id', title: agentMessages.title, page: <ContractPage /> },
    { path: '/agents/settlements', title: settlementMessages.title, page: <RunsPage /> },
    { path: '/agents/settlements/:kind/:slot', title: settlementMessages.title, page: <RunPage /> },
    { path: '/agents/settlements/lines/:id', title: settlementMessages.title, page: <LinePage /> },
    { path: '/agents/hints', title: hintMessages.title, page: <HintsPage /> },
    { path: '/agents/hints/:id', title: hintMessages.title, page: <HintPage /> },
    { path: '/agents/withheld', title: settlementMessages.holds.title, page: <HoldsPage /> },
  ],
});
