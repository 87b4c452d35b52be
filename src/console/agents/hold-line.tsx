import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { settlements, type HoldRecord } from '../../protocol/calls/settlements.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { LineButton, lineLook } from '../ui/lists/panel-line.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { settlementMessages } from './settlement-messages.ts';
import { useReloadAgents } from './withhold-dialog.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';

const words = settlementMessages.holds;

function ReleaseDialog({ hold, onClose }: { readonly hold: HoldRecord; readonly onClose: () => void }) {
  const send = useSend();
  const reload = useReloadAgents();
  return (
    <AskReason
      title={words.releaseTitle(hold.account)}
      text={words.releaseText}
      confirm={words.release}
      words={words}
      take={(note) => send(settlements.release, { id: hold.id, note })}
      done={words.releaseAsked}
      onDone={reload}
      onRefused={reload}
      onClose={onClose}
    />
  );
}

/** Something that is withheld: whose, why, what it keeps back, and the way to ask for its end. */
export function HoldLine(props: {
  readonly hold: HoldRecord;
  readonly currency: string;
  /** Whether a proposal about it waits. */
  readonly isAsked: boolean;
}) {
  const { hold } = props;
  const mayAct = useMay('cashier');
  const [isReleasing, setReleasing] = useState(false);
  const to = hold.lineId === null ? `/agents/${hold.memberId}` : `/agents/settlements/lines/${hold.lineId}`;
  return (
    <Flex as="li" {...lineLook} gap="3" align="center" wrap="wrap">
      <Box flex="1" minWidth="12rem">
        <TextLink to={to} fontWeight="medium">
          <bdi>{words.holdOf(hold.account, hold.lineId)}</bdi>
        </TextLink>
        <Text color="fg.muted" overflowWrap="anywhere">
          {words.by(hold.heldBy, hold.reason)}
        </Text>
        <Note>
          {words.keeps(hold.lines, showMoney(hold.amount, props.currency))} · <Moment iso={hold.heldAt} />
        </Note>
      </Box>
      {mayAct && !props.isAsked ? (
        <LineButton aria-label={words.releaseOf(hold.account)} onClick={() => setReleasing(true)}>
          {words.release}
        </LineButton>
      ) : null}
      {isReleasing ? <ReleaseDialog hold={hold} onClose={() => setReleasing(false)} /> : null}
    </Flex>
  );
}
