import { Badge, Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { LotteryGameLine } from '../../protocol/calls/lottery.ts';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { LineButton, lineLook } from '../ui/lists/panel-line.tsx';
import { showTime } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import type { GameStep } from './game-dialogs.tsx';
import { lotteryMessages as words } from './lottery-messages.ts';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';

const palettes = { hot: 'red', new: 'blue', recommended: 'green' } as const;

function Badges({ line }: { readonly line: LotteryGameLine }) {
  return (
    <>
      {line.closure === null ? null : <Badge colorPalette="orange">{words.isClosed}</Badge>}
      {line.isFeatured ? <Badge colorPalette="brand">{words.featured}</Badge> : null}
      {line.marks.map((mark) => (
        <Badge key={mark} colorPalette={palettes[mark]}>
          {words.marks[mark]}
        </Badge>
      ))}
    </>
  );
}

function Identity({ line }: { readonly line: LotteryGameLine }) {
  const { closure, next } = line;
  return (
    <Stack gap="0.5" minWidth="0">
      <Flex gap="2" align="baseline" wrap="wrap">
        <TextLink to={`/games/lottery/${line.code}`} fontWeight="medium">
          {line.name}
        </TextLink>
        <Badges line={line} />
      </Flex>
      <Note>
        {line.code} · {line.group} · {line.family}
      </Note>
      <Note>
        {next === null
          ? words.noNext
          : `${words.onSale(next.numero)}, ${words.nextEnds} ${showTime(next.closesAt)}`}
      </Note>
      {closure === null ? null : (
        <Text fontSize="xs" overflowWrap="anywhere">
          {words.closedBy(closure.author, closure.reason)}
        </Text>
      )}
    </Stack>
  );
}

/** What was sold today, in figures that line up over the games. */
function Today({ line, currency }: { readonly line: LotteryGameLine; readonly currency: string }) {
  const { tickets, sold, paid, refunded } = line.today;
  const figures = [
    [words.sold, sold],
    [words.paid, paid],
    [words.refunded, refunded],
  ] as const;
  return (
    <Box>
      <Note>
        {words.today}: {words.tickets(tickets)}
      </Note>
      {tickets === 0 ? null : (
        <Grid
          as="dl"
          templateColumns="auto auto"
          columnGap="3"
          fontSize="xs"
          justifyContent="start"
          margin="0"
        >
          {figures.map(([name, value]) => (
            <Grid key={name} templateColumns="subgrid" gridColumn="1 / -1">
              <Text as="dt" color="fg.muted">
                {name}
              </Text>
              <Text as="dd" margin="0" textAlign="end" fontVariantNumeric="tabular-nums">
                {showMoney(value, currency)}
              </Text>
            </Grid>
          ))}
        </Grid>
      )}
    </Box>
  );
}

function Actions(props: { readonly line: LotteryGameLine; readonly onStep: (step: GameStep) => void }) {
  const { line, onStep } = props;
  const { name, closure } = line;
  const action = closure === null ? 'close' : 'open';
  return (
    <Flex gap="2" wrap="wrap" justify={{ base: 'start', md: 'end' }}>
      <LineButton aria-label={words.markOne(name)} onClick={() => onStep({ action: 'mark', line })}>
        {words.mark}
      </LineButton>
      <LineButton
        aria-label={closure === null ? words.closeOne(name) : words.openOne(name)}
        onClick={() => onStep({ action, line })}
      >
        {closure === null ? words.close : words.open}
      </LineButton>
    </Flex>
  );
}

/** A game of one lottery page: its state, what it sold today, its place and its marks. */
export function GameLine(props: {
  readonly line: LotteryGameLine;
  readonly currency: string;
  readonly mayChange: boolean;
  /** Null where the order is not shown whole. */
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean } | null;
  readonly onMove: (by: -1 | 1) => void;
  readonly onStep: (step: GameStep) => void;
}) {
  const { line, place, mayChange, onMove } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null || !mayChange || place === null) return;
    event.preventDefault();
    onMove(by);
  };
  const arrow = (by: -1 | 1, isOff: boolean) => ({
    'aria-disabled': isOff,
    opacity: isOff ? 0.35 : 1,
    onClick: () => (isOff ? undefined : onMove(by)),
  });
  return (
    <Grid
      as="li"
      {...lineLook}
      gap={{ base: '2', md: '4' }}
      alignItems="center"
      templateColumns={{ base: '1fr', md: `${mayChange ? 'auto ' : ''}minmax(0, 1fr) 11rem auto` }}
      onKeyDown={onKeyDown}
    >
      {mayChange ? (
        <Flex hidden={place === null}>
          <LabelledIconButton icon="up" label={words.up(line.name)} {...arrow(-1, place?.isFirst ?? true)} />
          <LabelledIconButton
            icon="down"
            label={words.down(line.name)}
            {...arrow(1, place?.isLast ?? true)}
          />
        </Flex>
      ) : null}
      <Identity line={line} />
      <Today line={line} currency={props.currency} />
      {mayChange ? <Actions line={line} onStep={props.onStep} /> : <Box />}
    </Grid>
  );
}
