import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { deskVerdicts, mostRowsTogether, type DeskVerdict } from '../../protocol/desks/define-desk.ts';
import { readDeskRows, type FileRow } from '../../protocol/desks/read-desk-rows.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { FactDiff } from '../proposals/fact-diff.tsx';
import { ProposalEnding } from '../proposals/proposal-ending.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { deskMessages as words } from './desk-messages.ts';
import { describeFault } from './describe-fault.ts';
import type { DeskScope } from './desk-scope.ts';
import { ChooseFile, describeFile, FileFault, mostBytes } from './fill-from-file.tsx';
import { RowEntries } from './row-entries.tsx';
import { nameRow, writeFacts } from './show-value.ts';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

type Scope = Omit<DeskScope, 'work'>;
/** A row of the file with what the server said of it. */
type JudgedRow = FileRow & Pick<DeskVerdict, 'verdict' | 'before'>;
interface Judged {
  readonly name: string;
  readonly rows: readonly JudgedRow[];
}
const colors = { new: 'green', changed: 'blue', same: 'gray', faulty: 'red' } as const;

/** Judges each row: what no value can be made of here, all others by the server, as one run that is undone. */
function useJudging({ desk, calls, state }: Scope) {
  const send = useSend();
  return async (file: File): Promise<Judged | string> => {
    if (file.size > mostBytes) return words.file.large;
    const read = readDeskRows(desk, await file.text(), state.rows, state.currency);
    if (read.fault !== null) return describeFile(read);
    if (read.rows.length > mostRowsTogether) return words.file.many(mostRowsTogether);
    const isPlain = ({ faults }: FileRow): boolean => Object.keys(faults).length === 0;
    const plain = read.rows.filter(isPlain);
    const request = plain.map(({ key, values }) => ({ key, values }));
    const verdicts = plain.length === 0 ? [] : (await send(calls.checkRows, { rows: request })).rows;
    const rows = read.rows.map((row): JudgedRow => {
      const verdict = verdicts[plain.indexOf(row)];
      const before = state.rows.find(({ key }) => key === row.key)?.values ?? null;
      if (verdict === undefined) return { ...row, verdict: 'faulty', before };
      return { ...row, verdict: verdict.verdict, before, faults: verdict.faults as FileRow['faults'] };
    });
    return { name: file.name, rows };
  };
}

/** What each row would be: faulty ones first, with column, sentence and code. */
function Verdicts({ scope, judged }: { readonly scope: Scope; readonly judged: Judged }): ReactNode {
  const { desk, state } = scope;
  const { rows } = judged;
  const countOf = (verdict: DeskVerdict['verdict']): number =>
    rows.filter((row) => row.verdict === verdict).length;
  const absent = state.rows.filter(({ key }) => rows.every((row) => row.key !== key)).length;
  const lines = deskVerdicts
    .toReversed()
    .filter((verdict) => verdict !== 'same')
    .flatMap((verdict) => rows.filter((row) => row.verdict === verdict));
  const contentOf = ({ verdict, before, values, faults }: JudgedRow): ReactNode =>
    verdict === 'faulty' ? (
      <Box as="ul" paddingInlineStart="5">
        {Object.entries(faults).map(([column, code]) => (
          <li key={column}>{words.rows.fault(column, describeFault(code), code)}</li>
        ))}
      </Box>
    ) : (
      <FactDiff
        words={words}
        now={before === null ? null : writeFacts(desk, before, state)}
        wanted={writeFacts(desk, values, state)}
      />
    );
  return (
    <Stack gap="3">
      <Box role="status">
        <Text fontWeight="medium">{words.rows.judged(judged.name, rows.length)}</Text>
        <Flex gap="4" wrap="wrap" fontVariantNumeric="tabular-nums">
          {deskVerdicts.map((verdict) => (
            <Text key={verdict}>{`${words.rows.counts[verdict]}: ${countOf(verdict)}`}</Text>
          ))}
        </Flex>
        {absent === 0 ? null : <Text color="fg.muted">{words.rows.rest(absent)}</Text>}
      </Box>
      {countOf('faulty') === 0 ? null : <FileFault text={words.rows.mend} />}
      <RowEntries
        entries={lines.map((row) => ({
          id: String(row.line),
          name: words.rows.line(row.line, nameRow(desk, row.values, state)),
          badge: words.rows.counts[row.verdict],
          color: colors[row.verdict],
          content: contentOf(row),
        }))}
      />
    </Stack>
  );
}

function useProposeRows({ calls, state }: Scope, onClose: () => void) {
  const send = useSend();
  const keep = useKeep(calls.list);
  const versionOf = (key: string | null): string => state.rows.find((row) => row.key === key)?.version ?? '0';
  return useMutation({
    mutationFn: ({ judged, note }: { readonly judged: Judged; readonly note: string }) => {
      const rows = judged.rows.map(({ key, values }) => ({ key, version: versionOf(key), values }));
      return send(calls.proposeRows, { rows, note });
    },
    onSuccess: (answer) => {
      keep(answer);
      onClose();
      tellSuccess(words.sent);
    },
  });
}

function FileBody({ scope, onClose }: { readonly scope: Scope; readonly onClose: () => void }): ReactNode {
  const [judged, setJudged] = useState<Judged | string | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const judge = useJudging(scope);
  const judging = useMutation({ mutationFn: judge, onSuccess: setJudged });
  const propose = useProposeRows(scope, onClose);
  const rows = judged === null || typeof judged === 'string' ? [] : judged.rows;
  const isRight = rows.every(({ verdict }) => verdict !== 'faulty');
  const isSame = rows.length > 0 && rows.every(({ verdict }) => verdict === 'same');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (judged !== null && typeof judged !== 'string' && note.trim() !== '') propose.mutate({ judged, note });
  };
  return (
    <GuardedForm onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="2" align="start">
          <ChooseFile
            label={words.rows.choose}
            hint={words.rows.hint}
            onFile={async (file) => judging.mutate(file)}
          />
        </Stack>
        <Refusal error={judging.error} />
        {typeof judged === 'string' ? <FileFault text={judged} /> : null}
        {judged === null || typeof judged === 'string' ? null : <Verdicts scope={scope} judged={judged} />}
        {isSame ? <Text>{words.rows.nothing}</Text> : null}
        {rows.length > 0 && isRight && !isSame ? (
          <ProposalEnding
            words={words}
            note={note}
            isMissing={tried && note.trim() === ''}
            isBusy={propose.isPending}
            error={propose.error}
            onNote={setNote}
            onCancel={onClose}
          />
        ) : null}
      </Stack>
    </GuardedForm>
  );
}

/** Rows of a list from a file: each is judged, nothing is written, and all are proposed as one. */
export function RowsFromFile({ scope, onClose }: { readonly scope: Scope; readonly onClose: () => void }) {
  return (
    <SideDrawer title={words.rows.title(scope.desk.words.title)} onClose={onClose}>
      <FileBody scope={scope} onClose={onClose} />
    </SideDrawer>
  );
}
