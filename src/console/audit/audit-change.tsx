import { Box } from '@chakra-ui/react';
import { auditFactNames, type AuditFactName, type AuditFacts } from '../../protocol/audit/audit-facts.ts';
import { audit, type AuditChange, type AuditEntry } from '../../protocol/calls/audit.ts';
import { consoleRoles, type ConsoleRole } from '../../protocol/console/console-api.ts';
import { deskCalls, type Desk, type DeskValues } from '../../protocol/desks/define-desk.ts';
import { desks } from '../../protocol/desks/desks.ts';
import { depositBonuses, missions } from '../../protocol/desks/offers.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { deskMessages } from '../desks/desk-messages.ts';
import { contextOf, nameRow, writeFacts } from '../desks/show-value.ts';
import { toText } from '../../protocol/json/to-text.ts';
import { useCall } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { FactDiff, type Facts } from '../proposals/fact-diff.tsx';
import { Note } from '../ui/note.tsx';
import { Loaded, Rows } from '../ui/screen.tsx';
import { auditMessages as words } from './audit-messages.ts';

const changeKey = (desk: Desk, values: DeskValues, index: number): string =>
  desk.key === undefined ? String(index) : toText(values[desk.key] ?? index);
/** Values as the screen of the desk names them. */
function DeskDiff({ desk, change }: { readonly desk: Desk; readonly change: AuditChange }) {
  const state = useCall(deskCalls(desk).list);
  return (
    <Loaded query={state} waiting={<Rows count={2} />}>
      {(state) => {
        const context = contextOf(state, change.currency);
        return change.rows.map(({ before, after }, index) => (
          <Box key={changeKey(desk, after as DeskValues, index)}>
            {change.rows.length === 1 ? null : <Note>{nameRow(desk, after as DeskValues, context)}</Note>}
            <FactDiff
              words={{ now: words.before, asked: words.after }}
              now={before === null ? null : writeFacts(desk, before as DeskValues, context)}
              wanted={writeFacts(desk, after as DeskValues, context)}
            />
          </Box>
        ));
      }}
    </Loaded>
  );
}

const yesNo = (value: string): string => (value === 'yes' ? words.yes : words.no);
function showFact(name: AuditFactName, value: string): string {
  if (name === 'role')
    return consoleRoles.find((role) => role === value) ? messages.roleNames[value as ConsoleRole] : value;
  return name === 'secure' || name === 'requireTls' ? yesNo(value) : value;
}
const listFacts = (values: AuditFacts): Facts =>
  auditFactNames.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[words.facts[name], showFact(name, value)] as const];
  });

/** Fields of an offer from before offers were desks: as they were typed, by the labels that they have now. */
const listOldFacts = (desk: Desk, values: JsonObject): Facts =>
  Object.entries(values).flatMap(([name, value]): Facts => {
    const label = desk.fields[name]?.label ?? name;
    if (typeof value !== 'object' || value === null) return [[label, toText(value)]];
    return Object.entries(value).map(([language, words]) => [
      deskMessages.inLanguage(label, language),
      Object.values(words as JsonObject)
        .map(toText)
        .join('\n'),
    ]);
  });
const oldOffers: Readonly<Record<string, Desk>> = { promotion: depositBonuses, mission: missions };
const factsOf = (action: string, values: JsonObject): Facts => {
  const desk = oldOffers[action.split('.')[0] ?? ''];
  return desk === undefined ? listFacts(values) : listOldFacts(desk, values);
};

/** What a line changed: the values before and after. */
export function ValuesOfChange({ entry }: { readonly entry: AuditEntry }) {
  const { record, position } = entry;
  const query = useCall(audit.change, { record, position: String(position) }, { staleTime: Infinity });
  return (
    <Box paddingBlockStart="2">
      <Loaded query={query} waiting={<Rows count={2} />}>
        {({ change, facts }) => {
          if (facts !== null)
            return (
              <FactDiff
                words={{ now: words.before, asked: words.after }}
                now={facts.before && factsOf(entry.action, facts.before)}
                wanted={factsOf(entry.action, facts.after ?? {})}
              />
            );
          const desk = desks.find(({ name }) => name === change?.desk);
          return change === null || desk === undefined ? (
            <Note>{words.noChange}</Note>
          ) : (
            <DeskDiff desk={desk} change={change} />
          );
        }}
      </Loaded>
    </Box>
  );
}
