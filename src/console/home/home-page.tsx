import {
  Badge,
  Box,
  Button,
  Flex,
  Grid,
  Heading,
  Link as PlainLink,
  Progress,
  Stack,
  Text,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SiteOverview } from '../../protocol/calls/site.ts';
import { AuditNews } from '../audit/audit-news.tsx';
import { OwnWordsNotice } from '../brand/own-words-notice.tsx';
import { useDraft, useSession, useSite } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useOpenReview } from '../review/review-context.ts';
import { ClosureNotice } from '../availability/closure-notice.tsx';
import { SenderNotice } from '../outbox/sender-notice.tsx';
import { StagePanel } from '../stages/stage-panel.tsx';
import { SwitchNotice } from '../switches/switch-notice.tsx';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Panel, Rows, Screen } from '../ui/screen.tsx';
import { LaunchPanel } from '../launch/launch-page.tsx';
import { HomeFigures } from '../figures/home-figures.tsx';
import { Jumps } from './jumps.tsx';
import { PendingPanel } from './pending-panel.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { BigFigure } from '../ui/big-figure.tsx';
import { PartTitle } from '../ui/section.tsx';

const { home } = messages;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Panel>
      <Stack gap="3" minHeight="7.5rem">
        <Heading as="h2" fontSize="sm" fontWeight="medium" color="fg.muted">
          {label}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}

function LiveFact({ site }: { readonly site: SiteOverview }) {
  const origin = useSession().data?.portalOrigin;
  const record = site.history.find(({ revision }) => revision === site.active.revision);
  return (
    <Fact label={home.live}>
      <BigFigure>{home.revision(site.active.revision)}</BigFigure>
      {record ? (
        <Text color="fg.muted">
          {record.author}, <Moment iso={record.publishedAt} />
        </Text>
      ) : null}
      {origin ? (
        <PlainLink
          href={origin}
          target="_blank"
          rel="noreferrer"
          color="brand.fg"
          fontWeight="medium"
          width="fit-content"
        >
          {home.openPortal}
          <Icon name="external" size="3.5" />
        </PlainLink>
      ) : null}
    </Fact>
  );
}
function BrowsersFact({ site }: { readonly site: SiteOverview }) {
  const { browsers, current } = site.adoption;
  return (
    <Fact label={home.browsers}>
      <BigFigure>{browsers}</BigFigure>
      <Text color="fg.muted">{browsers === 0 ? home.noBrowsers : home.browsersOn(current, browsers)}</Text>
      {browsers > 0 ? (
        <Progress.Root
          value={Math.min(current, browsers)}
          max={browsers}
          size="xs"
          colorPalette="green"
          aria-label={home.browsers}
        >
          <Progress.Track borderRadius="full">
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ) : null}
    </Fact>
  );
}
function DraftFact() {
  const draft = useDraft().data;
  const openReview = useOpenReview();
  const count = draft?.differences.length ?? 0;
  return (
    <Fact label={home.draft}>
      <BigFigure>{messages.changes(count)}</BigFigure>
      <Text color="fg.muted">
        {count === 0 || !draft?.updatedBy || !draft.updatedAt ? (
          home.draftEmpty
        ) : (
          <>
            {draft.updatedBy}, <Moment iso={draft.updatedAt} />
          </>
        )}
      </Text>
      {count > 0 ? (
        <Button size="xs" variant="subtle" colorPalette="brand" width="fit-content" onClick={openReview}>
          {home.review}
        </Button>
      ) : null}
    </Fact>
  );
}

function LatestReleases({ site }: { readonly site: SiteOverview }) {
  return (
    <Panel padded={false}>
      <Flex align="center" justify="space-between" paddingInline="5" paddingBlock="3.5">
        <PartTitle>{home.latest}</PartTitle>
        <TextLink to="/releases" isInline fontWeight="medium">
          {home.all}
        </TextLink>
      </Flex>
      <Stack as="ol" gap="0" listStyleType="none">
        {site.history.slice(0, 5).map((record) => (
          <Flex
            as="li"
            key={record.revision}
            gap="3"
            align="center"
            paddingInline="5"
            paddingBlock="3"
            borderBlockStartWidth="1px"
            borderColor="border.muted"
          >
            <Text color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="8">
              #{record.revision}
            </Text>
            <Box flex="1" minWidth="0">
              <Text truncate>{record.note || messages.releases.noNote}</Text>
              <Note>
                {record.author}, <Moment iso={record.publishedAt} />
              </Note>
            </Box>
            {record.revision === site.active.revision ? (
              <Badge colorPalette="green">{messages.releases.live}</Badge>
            ) : record.kind === 'stage' ? (
              <Badge colorPalette="purple">{messages.releases.kinds.stage}</Badge>
            ) : record.kind === 'rollback' ? (
              <Badge colorPalette="orange">{messages.releases.kinds.rollback}</Badge>
            ) : null}
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}

/** What is live, on how many screens, and what waits. */
export function HomePage() {
  const site = useSite();
  const isDemo = useSession().data?.demo !== false;
  return (
    <Screen title={home.title} lead={home.lead}>
      <Loaded query={site} waiting={<Rows count={6} />}>
        {(overview) => (
          <Stack gap="4">
            <ClosureNotice />
            {isDemo ? null : <LaunchPanel />}
            <SenderNotice />
            <OwnWordsNotice of="live" />
            <SwitchNotice />
            <PendingPanel />
            <HomeFigures />
            <StagePanel />
            <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
              <LiveFact site={overview} />
              <BrowsersFact site={overview} />
              <DraftFact />
            </Grid>
            <Grid gap="4" templateColumns={{ base: '1fr', lg: '1.6fr 1fr' }} alignItems="start">
              <Stack gap="4">
                <LatestReleases site={overview} />
                <AuditNews />
              </Stack>
              <Jumps />
            </Grid>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
