import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { MembersScreen } from '../ui/members-screen.tsx';
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

const forMembers = (title: string, page: ReactNode) => (
  <MembersScreen title={title} tabs={<AgentTabs />}>
    {page}
  </MembersScreen>
);
/** Screens of the area of agents. */
export const agentPages = (
  <>
    <Route path="/agents" element={forMembers(agentMessages.title, <AgentsPage />)} />
    <Route path="/agents/:id" element={forMembers(agentMessages.title, <AgentPage />)} />
    <Route path="/agents/contracts/:id" element={forMembers(agentMessages.title, <ContractPage />)} />
    <Route path="/agents/settlements" element={forMembers(settlementMessages.title, <RunsPage />)} />
    <Route
      path="/agents/settlements/:kind/:slot"
      element={forMembers(settlementMessages.title, <RunPage />)}
    />
    <Route
      path="/agents/settlements/lines/:id"
      element={forMembers(settlementMessages.title, <LinePage />)}
    />
    <Route path="/agents/hints" element={forMembers(hintMessages.title, <HintsPage />)} />
    <Route path="/agents/hints/:id" element={forMembers(hintMessages.title, <HintPage />)} />
    <Route path="/agents/withheld" element={forMembers(settlementMessages.holds.title, <HoldsPage />)} />
  </>
);
