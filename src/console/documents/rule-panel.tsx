import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { describeRule } from '../../compiler/diff/describe-rule.ts';
import { listRules, openNamedRules, type PlacedRule } from '../../compiler/judge/list-rules.ts';
import { readRule } from '../../compiler/judge/read-rule.ts';
import { readAt } from '../../compiler/pointer.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import { readPointer } from '../../protocol/json/json-patches.ts';
import type { Json } from '../../protocol/json/json.ts';
import { RuleTrial } from '../explain/rule-trial.tsx';
import { messages } from '../messages.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { locatePointers } from './locate-pointer.ts';
import { Note } from '../ui/note.tsx';
import { PartTitle } from '../ui/section.tsx';

const { rules: words, atLine } = messages.documents;

/** The document as it was when its text was JSON last. */
function useLastWhole(value: Json | undefined): Json {
  const [last, setLast] = useState<Json>(value ?? null);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Place of the rule that was chosen last, in the list or with the cursor; null before that. */
function useChosen(rules: readonly PlacedRule[], cursor: string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [seen, setSeen] = useState('');
  if (seen !== cursor) {
    setSeen(cursor);
    const around = rules.find(({ pointer }) => `${cursor}/`.startsWith(`${pointer}/`));
    if (around !== undefined) setChosen(around.pointer);
  }
  return [chosen, setChosen] as const;
}

/** A rule that nothing is known about yet. */
function Trial({ rule }: { readonly rule: Rule }) {
  const reading = readRule(rule);
  const needs = reading.ok ? reading.needs : { paths: [], tests: [] };
  return (
    <RuleTrial
      rule={rule}
      inputs={needs.paths.map((path) => ({ path, value: null, isMissing: true }))}
      tests={needs.tests.map((test) => ({ ...test, answer: null }))}
      lead={words.lead}
      reset={words.reset}
    />
  );
}

/** Below the editor: the rule at the cursor, or one of the document's others, tried with values. */
export function RulePanel(props: {
  readonly text: string;
  /** What the text says; undefined while it is no JSON. */
  readonly value: Json | undefined;
  /** JSON Pointer into `value` of what the cursor is in. */
  readonly cursor: string;
  /** The place in the text of a place in `value`. */
  readonly toText: (pointer: string) => string;
  readonly onShow: (pointer: string) => void;
}) {
  const document = useLastWhole(props.value);
  const listed = useMemo(() => listRules(document), [document]);
  const [chosen, setChosen] = useChosen(listed, props.cursor);
  // A rule with a misspelt operator is no rule of the list: its own sentence says so.
  const written = chosen === null ? undefined : readAt(document, readPointer(chosen));
  const current = useMemo(
    () => (written === undefined || chosen === null ? listed[0] : { pointer: chosen, rule: written }),
    [written, chosen, listed],
  );
  const { text, toText } = props;
  const rules = useMemo(() => {
    const isListed = current === undefined || listed.some(({ pointer }) => pointer === current.pointer);
    const all = isListed ? listed : [current, ...listed];
    const places = locatePointers(
      text,
      all.map(({ pointer }) => toText(pointer)),
    );
    return all.map((one, index) => ({ ...one, line: places[index]?.line ?? 1 }));
  }, [text, toText, listed, current]);
  if (current === undefined) return null;
  const { pointer } = current;
  return (
    <Box
      as="section"
      aria-label={words.title}
      borderBlockStartWidth="1px"
      borderColor="border"
      padding="3"
      maxHeight={{ lg: '18rem' }}
      overflowY="auto"
      flexShrink="0"
    >
      <Stack gap="2">
        <Flex align="center" gap="3" wrap="wrap">
          <PartTitle as="h3">{words.title}</PartTitle>
          <Choice
            label={words.pick}
            width="22rem"
            value={pointer}
            options={rules.map((one) => ({
              value: one.pointer,
              label: words.option(one.line, describeRule(one.rule)),
            }))}
            onChange={setChosen}
          />
          <Button size="xs" variant="outline" onClick={() => props.onShow(pointer)}>
            {atLine(rules.find((one) => one.pointer === pointer)?.line ?? 1)}
          </Button>
        </Flex>
        {props.value === undefined ? <Note>{words.broken}</Note> : null}
        <Trial rule={openNamedRules(document, current.rule)} />
      </Stack>
    </Box>
  );
}
