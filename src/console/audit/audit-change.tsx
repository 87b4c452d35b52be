import { Box } from '@chakra-ui/react';
import { audit, type AuditChange, type AuditEntry } from '../../protocol/calls/audit.ts';
import { deskCalls, type Desk, type DeskValues } from '../../protocol/desks/define-desk.ts';
import { desks } from '../../protocol/desks/desks.ts';
import { contextOf, nameRow, writeFacts } from '../desks/show-value.ts';
import { toText } from '../../protocol/json/to-text.ts';
import { useCall } from '../http/use-call.ts';
import { FactDiff } from '../proposals/fact-diff.tsx';
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

/** What a line of a desk changed: the values before and after. */
export function ValuesOfChange({ entry }: { readonly entry: AuditEntry }) {
  const { record, position } = entry;
  const query = useCall(audit.change, { record, position: String(position) }, { staleTime: Infinity });
  return (
    <Box paddingBlockStart="2">
      <Loaded query={query} waiting={<Rows count={2} />}>
        {({ change }) => {
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
