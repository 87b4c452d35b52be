import { Badge, Box, Button, Checkbox, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { DeskChange, DeskRow } from '../../protocol/desks/define-desk.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useKeep, useSend } from '../http/use-call.ts';
import { FactDiff } from '../proposals/fact-diff.tsx';
import { PendingProposal } from '../proposals/pending-proposal.tsx';
import { AskReason } from '../ui/ask-reason.tsx';
import { Fact } from '../ui/fact.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Icon } from '../ui/icon.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { Panel } from '../ui/screen.tsx';
import type { DeskScope } from './desk-scope.ts';
import { DeskHistory } from './desk-history.tsx';
import { deskMessages as words } from './desk-messages.ts';
import { nameRow, showValue, writeFacts } from './show-value.ts';

const touch = { base: '11', md: '8' } as const;
/** A change that waits: what would differ, what follows from it, and the way to decide. */
export function WaitingChange({ scope, change }: { readonly scope: DeskScope; readonly change: DeskChange }) {
  const { desk, state, work } = scope;
  const { before, after, effects } = change;
  return (
    <PendingProposal key={change.id} proposal={change} work={work}>
      {after === null ? null : (
        <FactDiff
          words={words}
          now={before === null ? null : writeFacts(desk, before, state)}
          wanted={writeFacts(desk, after, state)}
        />
      )}
      {effects.length === 0 ? null : (
        <Box>
          <Text fontWeight="medium">{words.effects}</Text>
          <Box as="ul" paddingInlineStart="5">
            {effects.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Box>
        </Box>
      )}
    </PendingProposal>
  );
}

function SwitchOff(props: {
  readonly scope: DeskScope;
  readonly row: DeskRow;
  readonly onClose: () => void;
}) {
  const { desk, calls, state } = props.scope;
  const { usedBy } = props.row;
  const send = useSend();
  const keep = useKeep(calls.list);
  const name = nameRow(desk, props.row.values, state);
  return (
    <AskReason
      danger
      title={words.offTitle(name)}
      text={[words.offText, ...(usedBy.length === 0 ? [] : [words.usedBy(usedBy)])].join(' ')}
      confirm={words.switchOff}
      words={words}
      take={(note) => send(calls.switchOff, { key: props.row.key, note })}
      done={words.wentOff(name)}
      onDone={keep}
      onClose={props.onClose}
    />
  );
}

/** Ways to put a row before or behind its neighbour. */
function Moves(props: {
  readonly name: string;
  readonly onMove: (by: -1 | 1) => void;
  readonly place: Place;
}) {
  const { name, place, onMove } = props;
  return (
    <>
      <LabelledIconButton
        icon="up"
        label={words.moveUp(name)}
        disabled={place.index === 0}
        onClick={() => onMove(-1)}
      />
      <LabelledIconButton
        icon="down"
        label={words.moveDown(name)}
        disabled={place.index === place.count - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
}
interface Place {
  readonly index: number;
  readonly count: number;
}

function Actions(props: {
  readonly scope: DeskScope;
  readonly row: DeskRow;
  readonly isOn: boolean;
  readonly onChange: () => void;
  readonly onOff: () => void;
}) {
  const { desk, state } = props.scope;
  const mayPropose = useMay(desk.rights.propose);
  const [looking, setLooking] = useState(false);
  const name = nameRow(desk, props.row.values, state);
  const button = { size: 'sm', variant: 'outline', height: touch } as const;
  return (
    <Flex gap="2" wrap="wrap" align="center" gridArea="deeds">
      <Button {...button} variant="ghost" aria-label={words.historyOf(name)} onClick={() => setLooking(true)}>
        {words.history}
      </Button>
      {mayPropose ? (
        <Button
          {...button}
          disabled={props.row.waiting !== null}
          aria-label={words.changeOne(name)}
          onClick={props.onChange}
        >
          {words.change}
        </Button>
      ) : null}
      {mayPropose && props.isOn ? (
        <Button {...button} colorPalette="red" aria-label={words.switchOffOne(name)} onClick={props.onOff}>
          {words.switchOff}
        </Button>
      ) : null}
      {looking ? (
        <DeskHistory
          scope={props.scope}
          rowKey={props.row.key}
          name={name}
          onClose={() => setLooking(false)}
        />
      ) : null}
    </Flex>
  );
}

/** What is to be known before members see it. */
const Notes = ({ notes }: { readonly notes: readonly string[] }): ReactNode =>
  notes.map((note) => (
    <Flex key={note} gap="2" align="start" color="fg.warning" fontSize="sm">
      <Icon name="warning" />
      <Text>{note}</Text>
    </Flex>
  ));

/** A change of this row: decided about here, or with others above. */
const WaitingInRow = (props: { readonly scope: DeskScope; readonly change: DeskChange }): ReactNode =>
  props.change.together === null ? (
    <WaitingChange {...props} />
  ) : (
    <Text padding={{ base: '4', md: '5' }} borderBlockStartWidth="1px" borderColor="border.muted">
      {words.rows.partOf(props.change.together.rows)}
    </Text>
  );

function ChooseRow(props: {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}) {
  return (
    <Checkbox.Root
      size="sm"
      minWidth={{ base: '11', md: '6' }}
      minHeight={touch}
      checked={props.isChosen}
      onCheckedChange={({ checked }) => props.onChoose(checked === true)}
    >
      <Checkbox.HiddenInput aria-label={words.several.select(props.name)} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

interface LineProps {
  readonly scope: DeskScope;
  readonly row: DeskRow;
  readonly place: Place;
  readonly onChange: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly isChosen: boolean;
  /** Null where rows are not selected. */
  readonly onChoose: ((isChosen: boolean) => void) | null;
}
/** The name of a row between its box and its place. A long name breaks within its column. */
function Head(props: LineProps & { readonly isOn: boolean }) {
  const { scope, row, place, isOn } = props;
  const { desk, state } = scope;
  const mayPropose = useMay(desk.rights.propose);
  const name = nameRow(desk, row.values, state);
  return (
    <Flex gap={{ base: '0', md: '2' }} align="start" minWidth="0" gridArea="head">
      {props.onChoose === null ? null : (
        <ChooseRow name={name} isChosen={props.isChosen} onChoose={props.onChoose} />
      )}
      <Flex columnGap="2" align="center" wrap="wrap" flex="1" minWidth="0" minHeight={touch}>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        {desk.switch === undefined ? null : (
          <Badge colorPalette={isOn ? 'green' : 'gray'}>{isOn ? words.on : words.off}</Badge>
        )}
      </Flex>
      {mayPropose && desk.isOrdered === true ? (
        <Flex gap={{ base: '0', md: '2' }} align="center" minHeight={touch} flexShrink="0">
          <Moves name={name} place={place} onMove={props.onMove} />
        </Flex>
      ) : null}
    </Flex>
  );
}
/** What is to be known of a row before it is opened. */
function RowFacts({ scope: { desk, state }, row }: Pick<LineProps, 'scope' | 'row'>) {
  return (
    <Stack gap="4" gridArea="facts">
      <Notes notes={row.notes} />
      <Grid
        as="dl"
        margin="0"
        gap="3"
        templateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${Math.max(2, desk.columns.length)}, minmax(0, 1fr))`,
        }}
      >
        {desk.columns.map((name) => (
          <Fact key={name} name={desk.fields[name]?.label ?? name}>
            {showValue(desk, name, row.values, state)}
          </Fact>
        ))}
      </Grid>
      {row.usedBy.length === 0 ? null : (
        <Text color="fg.muted" fontSize="sm">
          {words.usedBy(row.usedBy)}
        </Text>
      )}
      {row.changedBy === null || row.changedAt === null ? null : (
        <Text color="fg.muted" fontSize="xs">
          {words.changed} {row.changedBy}, <Moment iso={row.changedAt} />
        </Text>
      )}
    </Stack>
  );
}

/** On a phone what a row is comes before what can be done to it; nothing in between takes the focus. */
const areas = { base: '"head" "facts" "deeds"', md: '"head deeds" "facts facts"' } as const;
/** One row of a list: what it is, what waits for it, and what can be done. */
export function DeskRowLine(props: LineProps) {
  const { scope, row } = props;
  const { switch: flag } = scope.desk;
  const [leaving, setLeaving] = useState(false);
  const isOn = flag !== undefined && row.values[flag] === true;
  return (
    <Box as="li">
      <Panel padded={false}>
        <Grid
          columnGap="3"
          rowGap={{ base: '3', md: '4' }}
          padding={{ base: '4', md: '5' }}
          templateAreas={areas}
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
        >
          <Head {...props} isOn={isOn} />
          <RowFacts scope={scope} row={row} />
          <Actions
            scope={scope}
            row={row}
            isOn={isOn}
            onChange={props.onChange}
            onOff={() => setLeaving(true)}
          />
        </Grid>
        {row.waiting === null ? null : <WaitingInRow scope={scope} change={row.waiting} />}
      </Panel>
      {leaving ? <SwitchOff scope={scope} row={row} onClose={() => setLeaving(false)} /> : null}
    </Box>
  );
}
