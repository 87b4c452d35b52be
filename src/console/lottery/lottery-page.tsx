import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { lottery, type LotteryGameLine, type LotteryGameList } from '../../protocol/calls/lottery.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { GameTabs } from '../games/game-tabs.tsx';
import { useCall } from '../http/use-call.ts';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { useSearch } from '../ui/lists/use-address.ts';
import { GameDialog, type GameStep } from './game-dialogs.tsx';
import { GameLine } from './game-line.tsx';
import { lotteryMessages as words } from './lottery-messages.ts';
import { useMove } from './use-games-work.ts';
import { PastVoids, WaitingVoids } from './void-list.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { Note } from '../ui/note.tsx';
import { Section } from '../ui/section.tsx';

const areas = Object.keys(words.areas) as readonly LotteryGameLine['area'][];

/** Games of one page of the portal, in its order. */
function AreaList(props: {
  readonly area: LotteryGameLine['area'];
  readonly list: LotteryGameList;
  readonly search: string;
  readonly onStep: (step: GameStep) => void;
}) {
  const { area, list, search } = props;
  const mayChange = useMay('publish');
  const ofPage = list.games.filter((line) => line.area === area);
  const { move, error } = useMove(ofPage);
  const wanted = search.toLowerCase();
  const lines = ofPage.filter(({ code, name, group }) =>
    `${code} ${name} ${group}`.toLowerCase().includes(wanted),
  );
  if (lines.length === 0) return null;
  return (
    <Section title={words.areas[area]}>
      <Refusal error={error} />
      <Panel padded={false}>
        <Box as="ul" listStyleType="none" aria-label={words.areas[area]}>
          {lines.map((line, index) => (
            <GameLine
              key={line.code}
              line={line}
              currency={list.currency}
              mayChange={mayChange}
              place={wanted === '' ? { isFirst: index === 0, isLast: index === lines.length - 1 } : null}
              onMove={(by) => move(line, by)}
              onStep={props.onStep}
            />
          ))}
        </Box>
      </Panel>
    </Section>
  );
}

function Games({ list, search }: { readonly list: LotteryGameList; readonly search: string }) {
  const [step, setStep] = useState<GameStep | null>(null);
  const wanted = search.toLowerCase();
  const isFound = list.games.some(({ code, name, group }) =>
    `${code} ${name} ${group}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      {wanted === '' ? null : <Note>{words.searching}</Note>}
      {isFound ? (
        areas.map((area) => <AreaList key={area} area={area} list={list} search={search} onStep={setStep} />)
      ) : (
        <Panel>
          <Nothing icon="search" title={words.noMatch} text={words.noMatchText} />
        </Panel>
      )}
      {step === null ? null : <GameDialog step={step} onClose={() => setStep(null)} />}
    </>
  );
}

/** Every lottery game: closed, ordered, marked and featured, with its sales of today. */
export function LotteryPage() {
  const games = useCall(lottery.games, {}, { every: 15_000 });
  const { typed, sought, search } = useSearch();
  return (
    <Screen title={words.title} lead={words.lead}>
      <GameTabs />
      <RoleNotice permission="publish" />
      <Stack gap="6">
        <WaitingVoids />
        <SearchField label={words.search} width="80" value={typed} onChange={search} />
        <Loaded query={games}>{(list) => <Games list={list} search={sought} />}</Loaded>
        <PastVoids />
      </Stack>
    </Screen>
  );
}
