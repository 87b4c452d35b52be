import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import type { JackpotFigures, JackpotPot } from '../../protocol/calls/jackpots.ts';
import { brandPath } from '../brand/brand-document.ts';
import { useFindings } from '../brand/use-findings.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { GameTabs } from '../games/game-tabs.tsx';
import { jackpots } from '../../protocol/calls/jackpots.ts';
import { useCall } from '../http/use-call.ts';
import { useDocument } from '../http/queries.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { showMoney } from '../withdrawals/money.ts';
import {
  addJackpot,
  findJackpot,
  mostJackpots,
  readJackpots,
  readText,
  removeJackpot,
} from './jackpot-document.ts';
import { jackpotMessages as words } from './jackpot-messages.ts';
import { JackpotPanel, PotFigures, type JackpotField } from './jackpot-panel.tsx';
import { Note } from '../ui/note.tsx';
import { Section } from '../ui/section.tsx';

/** Pots whose jackpot is in the draft no longer: live until the draft is published, or not offered at all. */
function EndedPots(props: {
  readonly pots: readonly JackpotPot[];
  readonly isLive: (id: string) => boolean;
  readonly currency: string;
}) {
  if (props.pots.length === 0) return null;
  return (
    <Section title={words.endedTitle}>
      <Note>{words.endedText}</Note>
      {props.pots.map((pot) => (
        <Panel key={pot.id}>
          <Flex gap="2" align="baseline" marginBlockEnd="3">
            <Text fontWeight="medium">{pot.id}</Text>
            <Badge>{props.isLive(pot.id) ? words.states.ending : words.states.ended}</Badge>
          </Flex>
          <PotFigures pot={pot} currency={props.currency} />
        </Panel>
      ))}
    </Section>
  );
}

function Form({ brand, figures }: { readonly brand: DocumentSource; readonly figures: JackpotFigures }) {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const { findingAt } = useFindings();
  const { pots, currency, inLedger } = figures;
  const draft = readJackpots(brand.draft);
  const live = readJackpots(brand.live);
  const field: JackpotField = {
    currency,
    mayEdit,
    findingAt,
    edit: (change) => editor.edit(brandPath, change),
  };
  return (
    <Stack gap="6">
      {draft.length === 0 ? (
        <Panel>
          <Nothing icon="money" title={words.none} text={words.noneText} />
        </Panel>
      ) : (
        draft.map((jackpot, index) => {
          const id = readText(jackpot, 'id');
          return (
            <JackpotPanel
              key={id}
              jackpot={jackpot}
              live={findJackpot(live, id)}
              index={index}
              pot={pots.find((pot) => pot.id === id)}
              field={field}
              onRemove={() => {
                field.edit((document) => removeJackpot(document, id));
                announce(words.removed(readText(jackpot, 'name')));
              }}
            />
          );
        })
      )}
      {mayEdit && draft.length < mostJackpots ? (
        <Button
          size="sm"
          width="fit-content"
          variant="outline"
          onClick={() =>
            field.edit((document) =>
              addJackpot(
                document,
                words.newName,
                pots.map(({ id }) => id),
              ),
            )
          }
        >
          {words.add}
        </Button>
      ) : null}
      <EndedPots
        pots={pots.filter(({ id }) => findJackpot(draft, id) === undefined)}
        isLive={(id) => findJackpot(live, id) !== undefined}
        currency={currency}
      />
      <Box>
        <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
          {words.ledger}: {showMoney(inLedger, currency)}
        </Text>
        <Note>{words.ledgerText}</Note>
      </Box>
    </Stack>
  );
}

/** The platform's jackpots: what they are set to in the draft, and what is in them. */
export function JackpotsPage() {
  const brand = useDocument(brandPath);
  const figures = useCall(jackpots.figures, {}, { every: 10_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <GameTabs />
      <RoleNotice permission="edit" />
      <Loaded query={brand}>
        {(source) => <Loaded query={figures}>{(loaded) => <Form brand={source} figures={loaded} />}</Loaded>}
      </Loaded>
    </Screen>
  );
}
