import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import type { Desk, DeskValues } from '../../protocol/desks/define-desk.ts';
import { readDeskCsv, type DeskFile } from '../../protocol/desks/read-desk-csv.ts';
import { deskMessages as words } from './desk-messages.ts';

export const mostBytes = 1_000_000;
const mostRows = 100;

type Filled =
  | { readonly kind: 'rows'; readonly name: string; readonly count: number }
  | { readonly kind: 'fault'; readonly text: string };

/** Why a file cannot be taken as it is. */
export function describeFile(file: Extract<DeskFile, { readonly columns: unknown }>): string {
  if (file.fault === 'file.columns') return words.file.columns(file.columns);
  if (file.fault === 'file.twice') return words.file.twice(file.columns);
  return file.fault === 'file.cells' ? words.file.cells(file.columns) : words.file.faults[file.fault];
}

/** A button that takes one file; the same file, once mended, is another choice. */
export function ChooseFile(props: {
  readonly label: string;
  readonly hint: string;
  readonly onFile: (file: File) => Promise<void>;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file !== undefined) void props.onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={props.label}
        onChange={choose}
      />
      <Button
        size="sm"
        variant="outline"
        height={{ base: '11', md: '8' }}
        onClick={() => input.current?.click()}
      >
        {props.label}
      </Button>
      <Text color="fg.muted" fontSize="sm">
        {props.hint}
      </Text>
    </>
  );
}
export const FileFault = ({ text }: { readonly text: string }): ReactNode => (
  <Alert.Root status="error" role="alert">
    <Alert.Indicator />
    <Alert.Title>{text}</Alert.Title>
  </Alert.Root>
);

/** Fills a form with the rows of a file as the desk gives it. What it holds is judged before it is sent. */
export function FillFromFile(props: {
  readonly desk: Desk;
  readonly onFill: (values: DeskValues) => void;
}): ReactNode {
  const { desk, onFill } = props;
  const [filled, setFilled] = useState<Filled | null>(null);
  const refuse = (text: string) => setFilled({ kind: 'fault', text });
  const read = async (file: File): Promise<void> => {
    if (file.size > mostBytes) return refuse(words.file.large);
    const read = readDeskCsv(desk, await file.text());
    if (read.fault !== null) return refuse(describeFile(read));
    const { rows } = read;
    const [first] = rows;
    if (rows.length > mostRows || (desk.shape === 'single' && rows.length > 1) || first === undefined)
      return refuse(words.file.many(desk.shape === 'single' ? 1 : mostRows));
    onFill(desk.shape === 'single' ? first : { rows: rows.map((row) => ({ ...row })) });
    setFilled({ kind: 'rows', name: file.name, count: rows.length });
  };
  return (
    <Stack gap="2" align="start">
      <ChooseFile label={words.file.choose} hint={words.file.hint} onFile={read} />
      <Box role="status" width="full">
        {filled?.kind === 'rows' ? <Text>{words.file.filled(filled.count, filled.name)}</Text> : null}
      </Box>
      {filled?.kind === 'fault' ? <FileFault text={filled.text} /> : null}
    </Stack>
  );
}
