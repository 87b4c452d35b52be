import { Box } from '@chakra-ui/react';
import { audit, type AuditChange, type AuditEntry } from '../../protocol/calls/audit.ts';
import { deskCalls, type Desk, type DeskValues } from '../../protocol/desks/define-desk.ts';
import { desks } from '../../protocol/desks/desks.ts';
import { writeFacts } from '../desks/show-value.ts';
import { useCall } from '../http/use-call.ts';
import { FactDiff } from '../proposals/fact-diff.tsx';
import { Note } from '../ui/note.tsx';
import { Loaded, Rows } from '../ui/screen.tsx';
import { auditMessages as words } from './audit-messages.ts';

/** Values as the screen of the desk names them. */
function DeskDiff({ desk, change }: { readonly desk: Desk; readonly change: AuditChange }) {
  const state = useCall(deskCalls(desk).list);
  return (
    <Loaded query={state} waiting={<Rows count={2} />}>
      {(context) => (
        <FactDiff
          words={{ now: words.before, asked: words.after }}
          now={change.before === null ? null : writeFacts(desk, change.before as DeskValues, context)}
          wanted={writeFacts(desk, change.after as DeskValues, context)}
        />
      )}
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
