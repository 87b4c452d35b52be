import { Badge, Box, Button, Code, Dialog, Flex, Grid, Input, Portal, Stack, Text } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import type { RegisterFieldsField } from '../../protocol/generated/settings.ts';
import { patternFamilies } from '../../protocol/document/pattern-families.ts';
import { limits } from '../../protocol/json/limits.ts';
import { messages } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { findRuleProblem, judgeText, sampleTexts } from './pattern-verdict.ts';
import type { FieldPattern } from './register-fields.ts';
import { FormField, SelectField } from '../ui/fields/form-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

const { pattern: words } = messages;

interface Typed {
  readonly kind: string;
  readonly own: string;
  readonly min: string;
  readonly max: string;
}
function toTyped(field: RegisterFieldsField): Typed {
  const ownPattern = field.acceptedPattern;
  return {
    kind: ownPattern === undefined ? String(field.patternId ?? 'unchecked') : 'own',
    own: ownPattern ?? '^.*$',
    min: String(field.minLength ?? ''),
    max: String(field.maxLength ?? ''),
  };
}
function readBound(text: string): number | null | 'wrong' {
  if (text.trim() === '') return null;
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 && value <= limits.patternInputLength ? value : 'wrong';
}
function toPattern(typed: Typed): { pattern: FieldPattern; problem: string | null } {
  const [min, max] = [readBound(typed.min), readBound(typed.max)];
  const pattern: FieldPattern = {
    patternId: typed.kind === 'own' || typed.kind === 'unchecked' ? null : Number(typed.kind),
    acceptedPattern: typed.kind === 'own' ? typed.own : null,
    minLength: min === 'wrong' ? null : min,
    maxLength: max === 'wrong' ? null : max,
  };
  if (min === 'wrong' || max === 'wrong') return { pattern, problem: words.boundsRange };
  if (min !== null && max !== null && min > max) return { pattern, problem: words.boundsOrder };
  const refusal = findRuleProblem(pattern);
  return { pattern, problem: refusal === null ? null : words.brokenRule(refusal) };
}

function Samples({ title, texts, good }: { title: string; texts: readonly string[]; good: boolean }) {
  return (
    <Box>
      <Flex align="center" gap="1.5" color={good ? 'green.fg' : 'fg.error'} fontWeight="medium">
        <Icon name={good ? 'check' : 'close'} size="3.5" />
        <Text>{title}</Text>
      </Flex>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5" marginBlockStart="2">
        {texts.map((text) => (
          <li key={text}>
            <Code whiteSpace="pre" maxWidth="15rem" overflow="hidden" textOverflow="ellipsis">
              {text === '' ? words.empty : text}
            </Code>
          </li>
        ))}
        {texts.length === 0 && good ? (
          <li>
            <Text color="fg.muted">{words.none}</Text>
          </li>
        ) : null}
      </Flex>
    </Box>
  );
}

function TryIt({ pattern }: { readonly pattern: FieldPattern }) {
  const [text, setText] = useState('');
  const verdict = judgeText(pattern, text);
  const status = useId();
  return (
    <FormField label={words.try}>
      <Flex gap="3" width="full" align="center">
        <Input
          value={text}
          placeholder={words.tryEmpty}
          aria-describedby={status}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Box id={status} role="status" minWidth="5.5rem">
          {text !== '' && verdict !== null ? (
            <Badge colorPalette={verdict ? 'green' : 'red'}>{verdict ? words.accepted : words.refused}</Badge>
          ) : null}
        </Box>
      </Flex>
    </FormField>
  );
}

function Rule({ typed, onChange }: { readonly typed: Typed; readonly onChange: (typed: Typed) => void }) {
  return (
    <>
      <SelectField
        label={words.family}
        value={typed.kind}
        options={[
          { value: 'unchecked', label: words.unchecked },
          ...patternFamilies.map(({ id, summary }) => ({ value: String(id), label: summary })),
          { value: 'own', label: words.own },
        ]}
        onChange={(kind) => onChange({ ...typed, kind })}
      />
      {typed.kind === 'own' ? (
        <TextField
          label={words.ownLabel}
          hint={words.ownHint}
          value={typed.own}
          maxLength={256}
          onChange={(text) => onChange({ ...typed, own: text })}
          line={{ fontFamily: 'mono', spellCheck: false }}
        />
      ) : null}
      <Grid templateColumns="1fr 1fr" gap="4">
        <TextField
          label={words.min}
          inputMode="numeric"
          value={typed.min}
          onChange={(text) => onChange({ ...typed, min: text })}
        />
        <TextField
          label={words.max}
          inputMode="numeric"
          value={typed.max}
          onChange={(text) => onChange({ ...typed, max: text })}
        />
      </Grid>
    </>
  );
}

function PatternForm(props: {
  readonly field: RegisterFieldsField;
  readonly onApply: (pattern: FieldPattern) => void;
  readonly onClose: () => void;
}) {
  const [typed, setTyped] = useState(() => toTyped(props.field));
  const { pattern, problem } = toPattern(typed);
  const { patternId, acceptedPattern, minLength, maxLength } = pattern;
  const samples = useMemo(
    () => sampleTexts({ patternId, acceptedPattern, minLength, maxLength }),
    [patternId, acceptedPattern, minLength, maxLength],
  );
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <Rule typed={typed} onChange={setTyped} />
          <Text role="alert" color="fg.error" hidden={problem === null}>
            {problem}
          </Text>
          {problem === null ? (
            <Stack gap="4" padding="4" borderRadius="l2" background="bg.subtle">
              <Samples good title={words.acceptedSamples} texts={samples.passing} />
              <Samples good={false} title={words.refusedSamples} texts={samples.failing} />
              <TryIt pattern={pattern} />
            </Stack>
          ) : null}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" variant="outline" onClick={props.onClose}>
          {messages.cancel}
        </Button>
        <Button
          size="sm"
          colorPalette="brand"
          disabled={problem !== null}
          onClick={() => props.onApply(pattern)}
        >
          {words.apply}
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** Kind of text, bounds, and what passes and fails, shown before anything is saved. */
export function PatternDialog(props: {
  readonly open: boolean;
  readonly name: string;
  readonly field: RegisterFieldsField;
  readonly onApply: (pattern: FieldPattern) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog.Root
      open={props.open}
      lazyMount
      unmountOnExit
      placement="center"
      scrollBehavior="inside"
      onOpenChange={({ open }) => (open ? undefined : props.onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title fontSize="md">{words.title(props.name)}</Dialog.Title>
            </Dialog.Header>
            <PatternForm field={props.field} onApply={props.onApply} onClose={props.onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
