import { Box, Button, Checkbox, Code, Field, Flex, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { describeRule } from '../../compiler/diff/describe-rule.ts';
import { judgeParts, type RuleFacts } from '../../compiler/judge/judge-rule.ts';
import { readRule, testKey } from '../../compiler/judge/read-rule.ts';
import type { ExplainedInput, ExplainedTest } from '../../protocol/release/explanation.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { explainMessages } from './explain-messages.ts';
import { Note } from '../ui/note.tsx';

const words = explainMessages.trial;

/**
 * What the operator wrote and ticked. It is kept while the rule changes, also for paths that the rule no
 * longer reads.
 */
interface Trial {
  readonly texts: Readonly<Record<string, string>>;
  readonly answers: RuleFacts['answers'];
}
interface TrialProps {
  readonly rule: Rule;
  readonly inputs: readonly ExplainedInput[];
  readonly tests: readonly ExplainedTest[];
  readonly lead: string;
  readonly reset: string;
}
const untouched: Trial = { texts: {}, answers: {} };

const fillIn = (
  { texts, answers }: Trial,
  { inputs, tests }: Pick<TrialProps, 'inputs' | 'tests'>,
): Trial => ({
  texts: Object.fromEntries(
    inputs.map(({ path, value, isMissing }) => [
      path,
      texts[path] ?? (isMissing ? '' : JSON.stringify(value)),
    ]),
  ),
  answers: Object.fromEntries(
    tests.map((test) => [testKey(test), answers[testKey(test)] ?? test.answer === true]),
  ),
});

/**
 * The value that the operator wrote; undefined where it is no JSON, without `value` where the box is empty.
 */
const readText = (text: string): { readonly value?: Json } | undefined => {
  if (text.trim() === '') return {};
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    // Half a value during typing: the box says that it is none.
    return undefined;
  }
};

function ValueField(props: {
  readonly path: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  return (
    <Field.Root invalid={readText(props.text) === undefined}>
      <Field.Label fontSize="xs" fontFamily="mono" overflowWrap="anywhere">
        {props.path}
      </Field.Label>
      <Input
        size="sm"
        fontFamily="mono"
        autoComplete="off"
        spellCheck={false}
        value={props.text}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <Field.ErrorText fontSize="xs">{words.notJson}</Field.ErrorText>
    </Field.Root>
  );
}

function Result({ rule, facts }: { readonly rule: Rule; readonly facts: RuleFacts | null }) {
  const parts = facts === null ? [] : judgeParts(rule, facts);
  const write = (value: Json): string => JSON.stringify(value);
  return (
    <Stack gap="2">
      <Text role="status" fontWeight="semibold" overflowWrap="anywhere">
        {facts === null ? words.noAnswer : words.result(write(parts[0]?.value ?? rule))}
      </Text>
      {parts.length < 2 ? null : (
        <Stack as="ul" gap="1" listStyleType="none" aria-label={words.parts}>
          {parts.slice(1).map((part, index) => (
            <Flex
              as="li"
              // oxlint-disable-next-line no-array-index-key -- parts have no name, and are drawn again together
              key={index}
              gap="2"
              wrap="wrap"
              fontSize="xs"
              paddingInlineStart={`${Math.min(part.depth - 1, 6) * 0.75}rem`}
            >
              <Text overflowWrap="anywhere">{describeRule(part.rule)}</Text>
              <Code size="xs">{write(part.value)}</Code>
            </Flex>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function TrialForm(
  props: TrialProps & { readonly touched: Trial; readonly onTouch: (touched: Trial) => void },
) {
  const { rule, inputs, tests, touched, onTouch } = props;
  const trial = fillIn(touched, props);
  const read = Object.entries(trial.texts).map(([path, text]) => [path, readText(text)] as const);
  const isWhole = read.every(([, value]) => value !== undefined);
  const values = Object.fromEntries(
    read.flatMap(([path, value]) => (value?.value === undefined ? [] : [[path, value.value]])),
  );
  return (
    <Stack gap="3">
      <Note>{inputs.length + tests.length === 0 ? words.noValues : props.lead}</Note>
      <SimpleGrid minChildWidth="14rem" gap="3">
        {inputs.map(({ path }) => (
          <ValueField
            key={path}
            path={path}
            text={trial.texts[path] ?? ''}
            onChange={(text) => onTouch({ ...touched, texts: { ...touched.texts, [path]: text } })}
          />
        ))}
      </SimpleGrid>
      {tests.map((test) => {
        const key = testKey(test);
        return (
          <Checkbox.Root
            key={key}
            size="sm"
            checked={trial.answers[key] ?? false}
            onCheckedChange={({ checked }) =>
              onTouch({ ...touched, answers: { ...touched.answers, [key]: checked === true } })
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label fontSize="xs">
              {explainMessages.tests[test.kind](test.machine, test.name)}
            </Checkbox.Label>
          </Checkbox.Root>
        );
      })}
      <Result rule={rule} facts={isWhole ? { values, answers: trial.answers } : null} />
      {inputs.length + tests.length === 0 ? null : (
        <Button size="xs" variant="outline" width="fit-content" onClick={() => onTouch(untouched)}>
          {props.reset}
        </Button>
      )}
    </Stack>
  );
}

/**
 * A rule with the values it reads, to be changed: what it would say then, judged by json-logic-js. What was
 * written stays while the rule is edited; give it a key where another rule takes the place.
 */
export function RuleTrial(props: TrialProps) {
  const [isOpen, setOpen] = useState(false);
  const [touched, setTouched] = useState(untouched);
  const form = useId();
  const reading = readRule(props.rule);
  return (
    <Stack gap="2">
      <Button
        size="xs"
        variant="outline"
        width="fit-content"
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={() => setOpen(!isOpen)}
      >
        {words.open}
      </Button>
      <Box as="section" id={form} aria-label={words.title} hidden={!isOpen}>
        {!isOpen ? null : reading.ok ? (
          <TrialForm {...props} touched={touched} onTouch={setTouched} />
        ) : (
          <Text role="alert">{words.unread(reading.fault.message)}</Text>
        )}
      </Box>
    </Stack>
  );
}
