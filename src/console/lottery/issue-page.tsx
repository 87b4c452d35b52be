import { Alert, Button, Flex, Grid, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { lottery, type IssueFile } from '../../protocol/calls/lottery.ts';
import { useMay } from '../draft/draft-context.tsx';
import { GameTabs } from '../games/game-tabs.tsx';
import { ApiFailure } from '../http/call-api.ts';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { MoneyFacts, ProofFacts, SaleFacts } from './issue-facts.tsx';
import { StateBadge } from './issues-page.tsx';
import { lotteryMessages } from './lottery-messages.ts';
import { PendingVoid } from './void-list.tsx';

const words = lotteryMessages.file;
const voidWords = lotteryMessages.void;

/** Whether the void waits for a second person: real money would go back. */
const movesMoney = ({ money, open }: IssueFile): boolean => money === 'real' && open.tickets > 0;

function VoidDialog({ file, onClose }: { readonly file: IssueFile; readonly onClose: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  const { id, numero, open, currency } = file;
  const keep = useKeep(lottery.issue, { id });
  const isLater = movesMoney(file);
  const reload = (): void => void forget(client, lottery.issue);
  return (
    <AskReason
      danger
      title={voidWords.title(numero)}
      text={
        isLater
          ? voidWords.later(open.tickets, open.members, showMoney(open.amount, currency))
          : voidWords.now
      }
      confirm={isLater ? voidWords.confirmLater : voidWords.confirmNow}
      words={{ ...lotteryMessages, reasonHint: voidWords.hint }}
      take={(note) => send(lottery.void, { id, note })}
      onDone={(answer) => {
        keep(answer);
        void forget(client, lottery.voids, lottery.issues);
        onClose();
        tellSuccess(answer.voided === null ? voidWords.proposed : voidWords.done);
      }}
      onRefused={reload}
      onClose={onClose}
    />
  );
}

/** Who asked for a void and what it gives back, or how far a void has come. */
function VoidState({ file }: { readonly file: IssueFile }) {
  const { proposal, voided, open, givenBack } = file;
  if (proposal !== null)
    return (
      <Panel padded={false}>
        <Alert.Root status="warning" borderRadius="0">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{voidWords.heldTitle}</Alert.Title>
            <Alert.Description>{voidWords.heldText}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
        <PendingVoid proposal={proposal} currency={file.currency} />
      </Panel>
    );
  if (voided === null) return null;
  return (
    <Alert.Root status="neutral">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {voidWords.voidTitle}, {showMoment(voided.at)}
        </Alert.Title>
        <Alert.Description overflowWrap="anywhere">
          “{voided.reason}” {voidWords.progress(open.tickets, open.tickets + givenBack)}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function File({ file }: { readonly file: IssueFile }) {
  const mayVoid = useMay('cashier');
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = file.voided === null && file.drawnAt === null && file.proposal === null;
  return (
    <Stack gap="5">
      <Flex gap="3" align="center" wrap="wrap">
        <PlainLink asChild color="brand.fg">
          <Link to={`/games/lottery/${file.game}`}>{file.gameName}</Link>
        </PlainLink>
        <StateBadge state={file.state} />
        <Text color="fg.muted">{lotteryMessages.list.moneys[file.money]}</Text>
        {isOpen && mayVoid ? (
          <Button
            size="sm"
            variant="outline"
            colorPalette="red"
            height={{ base: '11', md: '8' }}
            marginInlineStart="auto"
            onClick={() => setIsAsked(true)}
          >
            {voidWords.start}
          </Button>
        ) : null}
      </Flex>
      {isOpen && !mayVoid ? (
        <Text color="fg.muted" fontSize="xs">
          {voidWords.mayNot}
        </Text>
      ) : null}
      <VoidState file={file} />
      <Grid gap="5" templateColumns={{ base: '1fr', lg: '1fr 1fr' }} alignItems="start">
        <Stack gap="5">
          <SaleFacts file={file} />
          <ProofFacts file={file} />
        </Stack>
        <MoneyFacts file={file} />
      </Grid>
      {isAsked ? <VoidDialog file={file} onClose={() => setIsAsked(false)} /> : null}
    </Stack>
  );
}

/** One issue of a lottery game, and the way to void it. */
export function IssuePage() {
  const { id = '' } = useParams();
  const issue = useCall(lottery.issue, { id }, { every: 5_000 });
  const isUnknown = issue.error instanceof ApiFailure && issue.error.code === 'lottery.issue-unknown';
  const title = issue.data === undefined ? words.title(`#${id}`) : words.title(issue.data.numero);
  return (
    <Screen title={title}>
      <GameTabs />
      {isUnknown ? (
        <Panel>
          <Nothing icon="search" title={words.unknown} text={words.unknownText} />
        </Panel>
      ) : (
        <Loaded query={issue}>{(file) => <File file={file} />}</Loaded>
      )}
    </Screen>
  );
}
