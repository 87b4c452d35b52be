import { Flex, Spinner } from '@chakra-ui/react';
import { session as calls } from '../protocol/calls/session.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AuditPage } from './audit/audit-page.tsx';
import { BasePage } from './base/base-page.tsx';
import { BrandPage } from './brand/brand-page.tsx';
import { LookPage } from './brand/look/look-page.tsx';
import { ComparePage } from './compare/compare-page.tsx';
import { DeskPage } from './desks/desk-page.tsx';
import { DocumentsPage } from './documents/documents-page.tsx';
import { DraftEditorProvider } from './draft/draft-context.tsx';
import { editorMessages } from './editor/editor-messages.ts';
import { FactorPage } from './factors/factor-page.tsx';
import { ProofGate } from './factors/proof-gate.tsx';
import { RecoveryCodesPage } from './factors/recovery-codes.tsx';
import { SetUpPage } from './factors/set-up-page.tsx';
import { figurePages } from './figures/figure-routes.tsx';
import { FieldsPage } from './fields/fields-page.tsx';
import { GamesPage } from './games/games-page.tsx';
import { gameMessages } from './games/game-messages.ts';
import { GameTabs } from './games/game-tabs.tsx';
import { RoundsPage } from './games/rounds-page.tsx';
import { HelpPage } from './help/help-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { useChosenDraft } from './http/chosen-draft.ts';
import { ApiFailure } from './http/call-api.ts';
import { useSession } from './http/queries.ts';
import { useKeep } from './http/use-call.ts';
import { LaunchPage } from './launch/launch-page.tsx';
import { IssuePage } from './lottery/issue-page.tsx';
import { IssuesPage } from './lottery/issues-page.tsx';
import { LotteryPage } from './lottery/lottery-page.tsx';
import { JackpotsPage } from './jackpots/jackpots-page.tsx';
import { CataloguePage } from './vendors/catalogue-page.tsx';
import { VendorsPage } from './vendors/vendors-page.tsx';
import { MarketPage } from './market/market-page.tsx';
import { MemberPage } from './members/member-page.tsx';
import { MembersPage } from './members/members-page.tsx';
import { memberMessages } from './members/member-messages.ts';
import { MediaPage } from './media/media-page.tsx';
import { PicturePage } from './media/picture-page.tsx';
import { MenusPage } from './menus/menus-page.tsx';
import { messages } from './messages.ts';
import { NotFoundPage } from './help/not-found-page.tsx';
import { agentPages } from './agents/agent-routes.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { ContentPage } from './content/content-page.tsx';
import { AvailabilityPage } from './availability/availability-page.tsx';
import { outboxMessages } from './outbox/outbox-messages.ts';
import { OutboxPage } from './outbox/outbox-page.tsx';
import { AccountPage } from './people/account-page.tsx';
import { peopleMessages } from './people/people-messages.ts';
import { PeoplePage } from './people/people-page.tsx';
import { WelcomePage } from './people/welcome-page.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { ReleasesPage } from './releases/releases-page.tsx';
import { RequestTabs } from './reviews/request-tabs.tsx';
import { RequestsPage } from './reviews/requests-page.tsx';
import { approvalMessages } from './approvals/approval-messages.ts';
import { ApprovalsPage } from './approvals/approvals-page.tsx';
import { senderMessages } from './senders/sender-messages.ts';
import { SendersPage } from './senders/senders-page.tsx';
import { RemovalsPage } from './support/removals-page.tsx';
import { removalMessages } from './support/removal-messages.ts';
import { supportMessages } from './support/support-messages.ts';
import { SupportTabs } from './support/support-tabs.tsx';
import { SupportPage } from './support/support-page.tsx';
import { SwitchesPage } from './switches/switches-page.tsx';
import { keepFocus } from './shell/keep-focus.ts';
import { Shell } from './shell/shell.tsx';
import { LeaveGuard } from './ui/leaving/leave-guard.tsx';
import { LoginPage } from './log-in/log-in-page.tsx';
import { TextsPage } from './texts/texts-page.tsx';
import { Announcer } from './ui/announcer.tsx';
import { watchForms } from './ui/errors/first-fault.ts';
import { roleRoutes } from './ui/role-screen.tsx';
import { LoadFailure, Rows } from './ui/screen.tsx';
import { keepBrandZone } from './ui/zone-time.ts';
import { WithdrawalFilePage } from './withdrawals/withdrawal-file-page.tsx';
import { withdrawalMessages } from './withdrawals/withdrawal-messages.ts';
import { WithdrawalsPage } from './withdrawals/withdrawals-page.tsx';
import { WhitelabelPage } from './whitelabel/whitelabel-page.tsx';

// It is large: only who edits a page loads it.
const EditorPage = lazy(async () => ({ default: (await import('./editor/editor-page.tsx')).EditorPage }));
const Editor = () => (
  <Suspense fallback={<Rows />}>
    <EditorPage />
  </Suspense>
);

/** Screens that are not for all roles. */
const rolePages = [
  ...roleRoutes({
    needs: 'messages',
    screens: [{ path: '/outbox', title: outboxMessages.title, page: <OutboxPage /> }],
  }),
  ...roleRoutes({
    needs: 'system',
    screens: [{ path: '/senders', title: senderMessages.title, page: <SendersPage /> }],
  }),
  ...roleRoutes({
    needs: 'players',
    tabs: <RequestTabs />,
    screens: [
      { path: '/requests/withdrawals', title: withdrawalMessages.title, page: <WithdrawalsPage /> },
      { path: '/requests/withdrawals/:id', title: withdrawalMessages.title, page: <WithdrawalFilePage /> },
      { path: '/requests/approvals', title: approvalMessages.title, page: <ApprovalsPage /> },
    ],
  }),
  ...roleRoutes({
    needs: 'players',
    tabs: <SupportTabs />,
    screens: [
      { path: '/support', title: supportMessages.title, page: <SupportPage /> },
      { path: '/support/authenticators', title: removalMessages.title, page: <RemovalsPage /> },
      { path: '/support/members', title: memberMessages.title, page: <MembersPage /> },
      { path: '/support/members/:id/:part?', title: memberMessages.title, page: <MemberPage /> },
    ],
  }),
  ...roleRoutes({
    needs: 'players',
    tabs: <GameTabs />,
    screens: [{ path: '/games/rounds', title: gameMessages.rounds.title, page: <RoundsPage /> }],
  }),
  ...roleRoutes({
    needs: 'people',
    screens: [{ path: '/people', title: peopleMessages.title, page: <PeoplePage /> }],
  }),
  ...roleRoutes({
    needs: 'content',
    screens: [
      { path: '/preview', title: messages.preview.title, page: <PreviewPage /> },
      { path: '/editor/*', title: editorMessages.title, page: <Editor /> },
    ],
  }),
];
/** Areas whose pages need nothing around them. */
const ownPages = (
  <>
    <Route path="/content" element={<ContentPage />} />
    <Route path="/legal" element={<LegalPage />} />
  </>
);
/** What members ask for, and the rules of money. */
const requestPages = (
  <>
    <Route path="/requests" element={<RequestsPage />} />
  </>
);
function Screens() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/launch" element={<LaunchPage />} />
      <Route path="/fields" element={<FieldsPage />} />
      <Route path="/menus/:menu?" element={<MenusPage />} />
      <Route path="/whitelabel" element={<WhitelabelPage />} />
      <Route path="/market" element={<MarketPage />} />
      <Route path="/texts" element={<TextsPage />} />
      <Route path="/brand" element={<BrandPage />} />
      <Route path="/brand/look" element={<LookPage />} />
      <Route path="/media" element={<MediaPage />} />
      <Route path="/media/:id" element={<PicturePage />} />
      <Route path="/documents/*" element={<DocumentsPage />} />
      <Route path="/base" element={<BasePage />} />
      <Route path="/releases" element={<ReleasesPage />} />
      <Route path="/audit" element={<AuditPage />} />
      <Route path="/compare/:from/:to" element={<ComparePage />} />
      <Route path="/switches" element={<SwitchesPage />} />
      <Route path="/opening" element={<AvailabilityPage />} />
      <Route path="/games" element={<GamesPage />} />
      <Route path="/games/vendors" element={<VendorsPage />} />
      <Route path="/games/vendors/catalogue" element={<CataloguePage />} />
      <Route path="/games/jackpots" element={<JackpotsPage />} />
      <Route path="/games/lottery" element={<LotteryPage />} />
      <Route path="/games/lottery/:game" element={<IssuesPage />} />
      <Route path="/games/lottery/issues/:id" element={<IssuePage />} />
      <Route path="/desks/:place/:name?" element={<DeskPage />} />
      {requestPages}
      {ownPages}
      {agentPages}
      {figurePages}
      {rolePages}
      <Route path="/account" element={<AccountPage />} />
      <Route path="/help" element={<HelpPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** A link for one use is for the person who has it, no matter who is logged in here. */
export function App() {
  const { pathname } = useLocation();
  // From the login on, whose form goes with the focus in it.
  useEffect(() => keepFocus(document, () => document.getElementById('content')), []);
  useEffect(() => watchForms(document), []);
  return ['/setup', '/welcome'].includes(pathname) ? <WelcomePage /> : <Console />;
}

/** Logged out: the login page. Logged in: the shell with its screens. In between: the second factor. */
function Console() {
  const keep = useKeep(calls.me);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const session = useSession();
  const draft = useChosenDraft();
  const { pathname } = useLocation();
  const isWide = pathname === '/preview' || pathname.startsWith('/editor/');
  const wasSignedIn = useRef(false);
  const refused = session.error instanceof ApiFailure && session.error.code === 'session.required';
  if (refused) return <LoginPage ended={wasSignedIn.current} />;
  if (session.data) {
    wasSignedIn.current = true;
    // Also after a login, whose answer is the session.
    keepBrandZone(session.data.timeZone);
    const { state } = session.data.factor;
    if (state === 'asked') return <FactorPage session={session.data} />;
    if (state === 'due')
      return (
        <>
          <SetUpPage
            onDone={(changed) => {
              setCodes(changed.recoveryCodes);
              keep(changed.session);
            }}
          />
          <ProofGate />
        </>
      );
    if (codes !== null) return <RecoveryCodesPage codes={codes} onKept={() => setCodes(null)} />;
    return (
      <Announcer>
        <DraftEditorProvider key={draft}>
          <Shell session={session.data} bleed={isWide && session.data.permissions.includes('content')}>
            <Screens />
          </Shell>
        </DraftEditorProvider>
        <LeaveGuard />
        <ProofGate />
      </Announcer>
    );
  }
  return (
    <Flex as="main" minHeight="100dvh" align="center" justify="center">
      {session.isError ? (
        <LoadFailure error={session.error} retry={() => void session.refetch()} />
      ) : (
        <Spinner aria-label={messages.loading} />
      )}
    </Flex>
  );
}
