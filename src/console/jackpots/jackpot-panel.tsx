import { Badge, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { JackpotPot } from '../../protocol/calls/jackpots.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { Fact } from '../ui/fact.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Panel } from '../ui/screen.tsx';
import { SettingRow } from '../ui/setting-row.tsx';
import { settingMessages } from '../ui/setting-messages.ts';
import { TypedLine, type LineFault } from '../ui/fields/typed-line.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { findJackpotFault, jackpotKeys, readText, setJackpot, type JackpotKey } from './jackpot-document.ts';
import { jackpotMessages as words } from './jackpot-messages.ts';
import { PartTitle } from '../ui/section.tsx';

export interface JackpotField {
  readonly currency: string;
  readonly mayEdit: boolean;
  readonly findingAt: (pointer: string) => LineFault | null;
  readonly edit: (change: (document: Json) => Json) => void;
}

/** What is in a pot and what it paid. */
export function PotFigures({ pot, currency }: { readonly pot: JackpotPot; readonly currency: string }) {
  const figures = [
    [words.pot, showMoney(pot.amount, currency)],
    [words.turn, String(pot.turn)],
    [`${words.paid} (${words.wins(pot.wins)})`, showMoney(pot.paid, currency)],
  ] as const;
  return (
    <Flex as="dl" margin="0" gap="8" wrap="wrap">
      {figures.map(([name, value]) => (
        <Fact key={name} name={name} isStrong>
          {value}
        </Fact>
      ))}
      {pot.lastWonAt === null ? null : (
        <Fact name={words.lastWon}>
          <Moment iso={pot.lastWonAt} />
        </Fact>
      )}
    </Flex>
  );
}

function Line(props: {
  readonly name: JackpotKey;
  readonly jackpot: JsonObject;
  readonly live: JsonObject | undefined;
  readonly index: number;
  readonly field: JackpotField;
}) {
  const { name, jackpot, live, index, field } = props;
  const value = readText(jackpot, name);
  const before = readText(live, name);
  const id = readText(jackpot, 'id');
  const findFault = (text: string): LineFault | null => {
    const fault = findJackpotFault(jackpot, name, text, field.currency);
    return fault === null ? null : { code: 'shape.wrong-value', message: words.faults[fault] };
  };
  return (
    <SettingRow
      name={words.names[name]}
      effect={words.effects[name]}
      live={live === undefined || before === value ? null : before || settingMessages.empty}
    >
      <TypedLine
        label={`${readText(jackpot, 'name')}: ${words.names[name]}`}
        value={value}
        inputMode={name === 'name' ? 'text' : 'decimal'}
        {...(name === 'name' ? {} : { maxWidth: '12rem' })}
        mayEdit={field.mayEdit}
        findFault={findFault}
        finding={field.findingAt(`/jackpots/${index}/${name}`)}
        onLeave={(text) => field.edit((document) => setJackpot(document, id, name, text))}
      />
    </SettingRow>
  );
}

/** A jackpot of the draft: what it is set to, beside what is live, and what is in its pot. */
export function JackpotPanel(props: {
  readonly jackpot: JsonObject;
  readonly live: JsonObject | undefined;
  readonly index: number;
  readonly pot: JackpotPot | undefined;
  readonly field: JackpotField;
  readonly onRemove: () => void;
}) {
  const { jackpot, live, pot, field } = props;
  const id = readText(jackpot, 'id');
  const name = readText(jackpot, 'name') || id;
  return (
    <Stack as="section" gap="2" aria-labelledby={`jackpot-${id}`}>
      <Flex gap="3" align="center" wrap="wrap">
        <PartTitle id={`jackpot-${id}`}>{name}</PartTitle>
        <Badge colorPalette={live === undefined ? 'brand' : 'green'}>
          {live === undefined ? words.states.draft : words.states.live}
        </Badge>
        {field.mayEdit ? (
          <Button
            size="xs"
            variant="outline"
            marginInlineStart="auto"
            aria-label={words.removeOne(name)}
            onClick={props.onRemove}
          >
            {words.remove}
          </Button>
        ) : null}
      </Flex>
      <Panel padded={false}>
        <Grid padding={{ base: '4', md: '5' }} borderBlockEndWidth="1px" borderColor="border.muted">
          {pot === undefined ? (
            <Text color="fg.muted">{words.notBegun}</Text>
          ) : (
            <PotFigures pot={pot} currency={field.currency} />
          )}
        </Grid>
        {jackpotKeys.map((key) => (
          <Line key={key} name={key} jackpot={jackpot} live={live} index={props.index} field={field} />
        ))}
      </Panel>
    </Stack>
  );
}
