import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import type { Desk, DeskValues } from '../../protocol/desks/define-desk.ts';
import { readDeskCsv, type DeskFile } from '../../protocol/desks/read-desk-csv.ts';
import { deskMessages as words } from './desk-messages.ts';

const mostBytes = 1_000_000;
const mostRows = 100;

type Filled =
  | { readonly kind: 'rows'; readonly name: string; readonly count: number }
  | { readonly kind: 'fault'; readonly text: string };

const describeFault = (file: Extract<DeskFile, { readonly columns: unknown }>): string =>
  file.fault === 'file.columns' ? words.file.columns(file.columns) : words.file.faults[file.fault];

/** Fills a form with the rows of a file as the desk gives it. What it holds is judged before it is sent. */
export function FillFromFile(props: {
  readonly desk: Desk;
  readonly onFill: (values: DeskValues) => void;
}): ReactNode {
  const { desk, onFill } = props;
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState<Filled | null>(null);
  const refuse = (text: string) => setFilled({ kind: 'fault', text });
  const read = async (file: File): Promise<void> => {
    if (file.size > mostBytes) return refuse(words.file.large);
    const read = readDeskCsv(desk, await file.text());
    if (read.fault !== null) return refuse(describeFault(read));
    const { rows } = read;
    const [first] = rows;
    if (rows.length > mostRows || (desk.shape === 'single' && rows.length > 1) || first === undefined)
      return refuse(words.file.many(desk.shape === 'single' ? 1 : mostRows));
    onFill(desk.shape === 'single' ? first : { rows: rows.map((row) => ({ ...row })) });
    setFilled({ kind: 'rows', name: file.name, count: rows.length });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file, mended, is another choice.
    event.target.value = '';
    if (file !== undefined) void read(file);
  };
  return (
    <Stack gap="2" align="start">
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={words.file.choose}
        onChange={choose}
      />
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        {words.file.choose}
      </Button>
      <Text color="fg.muted" fontSize="sm">
        {words.file.hint}
      </Text>
      <Box role="status" width="full">
        {filled?.kind === 'rows' ? <Text>{words.file.filled(filled.count, filled.name)}</Text> : null}
      </Box>
      {filled?.kind === 'fault' ? (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{filled.text}</Alert.Title>
        </Alert.Root>
      ) : null}
    </Stack>
  );
}
