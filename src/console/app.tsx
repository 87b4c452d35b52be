import { Flex, Spinner } from '@chakra-ui/react';
import { useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { BasePage } from './base/base-page.tsx';
import { BrandPage } from './brand/brand-page.tsx';
import { ComparePage } from './compare/compare-page.tsx';
import { DocumentsPage } from './documents/documents-page.tsx';
import { DraftEditorProvider } from './draft/draft-context.tsx';
import { FieldsPage } from './fields/fields-page.tsx';
import { GamesPage } from './games/games-page.tsx';
import { RoundsPage } from './games/rounds-page.tsx';
import { HelpPage } from './help/help-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { ApiFailure } from './http/call-api.ts';
import { useSession } from './http/queries.ts';
import { MarketPage } from './market/market-page.tsx';
import { MenusPage } from './menus/menus-page.tsx';
import { messages } from './messages.ts';
import { NotFoundPage } from './help/not-found-page.tsx';
import { OpeningPage } from './opening/opening-page.tsx';
import { OutboxPage } from './outbox/outbox-page.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { ReceivingPage } from './receiving/receiving-page.tsx';
import { ReleasesPage } from './releases/releases-page.tsx';
import { ReviewsPage } from './reviews/reviews-page.tsx';
import { RemovalsPage } from './support/removals-page.tsx';
import { SupportPage } from './support/support-page.tsx';
import { SwitchesPage } from './switches/switches-page.tsx';
import { Shell } from './shell/shell.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { TextsPage } from './texts/texts-page.tsx';
import { Announcer } from './ui/announcer.tsx';
import { LoadFailure } from './ui/screen.tsx';
import { RulesPage } from './withdrawals/rules-page.tsx';
import { WithdrawalFilePage } from './withdrawals/withdrawal-file-page.tsx';
import { WithdrawalsPage } from './withdrawals/withdrawals-page.tsx';
import { WhitelabelPage } from './whitelabel/whitelabel-page.tsx';

function Screens() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/fields" element={<FieldsPage />} />
      <Route path="/menus/:menu?" element={<MenusPage />} />
      <Route path="/whitelabel" element={<WhitelabelPage />} />
      <Route path="/market" element={<MarketPage />} />
      <Route path="/texts" element={<TextsPage />} />
      <Route path="/brand" element={<BrandPage />} />
      <Route path="/documents/*" element={<DocumentsPage />} />
      <Route path="/base" element={<BasePage />} />
      <Route path="/releases" element={<ReleasesPage />} />
      <Route path="/compare/:from/:to" element={<ComparePage />} />
      <Route path="/support" element={<SupportPage />} />
      <Route path="/support/authenticators" element={<RemovalsPage />} />
      <Route path="/switches" element={<SwitchesPage />} />
      <Route path="/opening" element={<OpeningPage />} />
      <Route path="/games" element={<GamesPage />} />
      <Route path="/games/rounds" element={<RoundsPage />} />
      <Route path="/requests" element={<ReviewsPage />} />
      <Route path="/requests/withdrawals" element={<WithdrawalsPage />} />
      <Route path="/requests/withdrawals/:id" element={<WithdrawalFilePage />} />
      <Route path="/requests/accounts" element={<ReceivingPage />} />
      <Route path="/requests/rules" element={<RulesPage />} />
      <Route path="/outbox" element={<OutboxPage />} />
      <Route path="/help" element={<HelpPage />} />
      <Route path="/preview" element={<PreviewPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Signed out: the sign-in page. Signed in: the shell with its screens. */
export function App() {
  const session = useSession();
  const bleed = useLocation().pathname === '/preview';
  const wasSignedIn = useRef(false);
  const refused = session.error instanceof ApiFailure && session.error.code === 'session.required';
  if (refused) return <SignInPage ended={wasSignedIn.current} />;
  if (session.data) {
    wasSignedIn.current = true;
    return (
      <Announcer>
        <DraftEditorProvider>
          <Shell session={session.data} bleed={bleed}>
            <Screens />
          </Shell>
        </DraftEditorProvider>
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
