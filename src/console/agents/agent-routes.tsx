import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { RoleScreen } from '../ui/role-screen.tsx';
import { agentMessages } from './agent-messages.ts';
import { AgentPage } from './agent-page.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import { AgentsPage } from './agents-page.tsx';
import { ContractPage } from './contract-page.tsx';
import { contractRulesMessages } from './contract-rules-messages.ts';
import { ContractRulesPage } from './contract-rules-page.tsx';
import { HintPage } from './hint-page.tsx';
import { hintMessages } from './hint-messages.ts';
import { HintsPage } from './hints-page.tsx';
import { HoldsPage } from './holds-page.tsx';
import { LinePage } from './line-page.tsx';
import { RunPage } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';
import { settlementMessages } from './settlement-messages.ts';

function AgentScreen(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <RoleScreen needs="players" title={props.title} tabs={<AgentTabs />}>
      {props.children}
    </RoleScreen>
  );
}
/** Screens of the area of agents. */
export const agentPages = (
  <>
    <Route
      path="/agents"
      element={
        <AgentScreen title={agentMessages.title}>
          <AgentsPage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/:id"
      element={
        <AgentScreen title={agentMessages.title}>
          <AgentPage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/contracts/:id"
      element={
        <AgentScreen title={agentMessages.title}>
          <ContractPage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/settlements"
      element={
        <AgentScreen title={settlementMessages.title}>
          <RunsPage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/settlements/:kind/:slot"
      element={
        <AgentScreen title={settlementMessages.title}>
          <RunPage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/settlements/lines/:id"
      element={
        <AgentScreen title={settlementMessages.title}>
          <LinePage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/hints"
      element={
        <AgentScreen title={hintMessages.title}>
          <HintsPage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/hints/:id"
      element={
        <AgentScreen title={hintMessages.title}>
          <HintPage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/rules"
      element={
        <AgentScreen title={contractRulesMessages.title}>
          <ContractRulesPage />
        </AgentScreen>
      }
    />
    <Route
      path="/agents/withheld"
      element={
        <AgentScreen title={settlementMessages.holds.title}>
          <HoldsPage />
        </AgentScreen>
      }
    />
  </>
);
