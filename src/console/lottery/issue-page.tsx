import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { lottery, type IssueFile } from '../../protocol/calls/lottery.ts';
import { useMay } from '../draft/draft-context.tsx';
import { GameTabs } from '../games/game-tabs.tsx';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { Columns } from '../ui/columns.tsx';
import { AskReason } from '../ui/ask-reason.tsx';
import { Panel } from '../ui/screen.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { MoneyFacts, ProofFacts, SaleFacts } from './issue-facts.tsx';
import { StateBadge } from './issues-page.tsx';
import { lotteryMessages } from './lottery-messages.ts';
import { PendingVoid } from './void-list.tsx';
import { FileScreen } from '../ui/file-screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';

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
      done={(answer) => (answer.voided === null ? voidWords.proposed : voidWords.done)}
      onDone={(answer) => {
        keep(answer);
        void forget(client, lottery.voids, lottery.issues);
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
        <TextLink to={`/games/lottery/${file.game}`} isInline>
          {file.gameName}
        </TextLink>
        <StateBadge state={file.state} />
        <Text color="fg.muted">{lotteryMessages.list.moneys[file.money]}</Text>
        {isOpen && mayVoid ? (
          <Button
            size="sm"
            variant="outline"
            colorPalette="red"
            marginInlineStart="auto"
            onClick={() => setIsAsked(true)}
          >
            {voidWords.start}
          </Button>
        ) : null}
      </Flex>
      {isOpen && !mayVoid ? <Note>{voidWords.mayNot}</Note> : null}
      <VoidState file={file} />
      <Columns>
        <Stack gap="5">
          <SaleFacts file={file} />
          <ProofFacts file={file} />
        </Stack>
        <MoneyFacts file={file} />
      </Columns>
      {isAsked ? <VoidDialog file={file} onClose={() => setIsAsked(false)} /> : null}
    </Stack>
  );
}

/** One issue of a lottery game, and the way to void it. */
export function IssuePage() {
  const { id = '' } = useParams();
  const issue = useCall(lottery.issue, { id }, { every: 5_000 });
  return (
    <FileScreen
      title={words.title(issue.data?.numero ?? `#${id}`)}
      tabs={<GameTabs />}
      query={issue}
      unknown={['lottery.issue-unknown']}
      words={words}
    >
      {(file) => <File file={file} />}
    </FileScreen>
  );
}
