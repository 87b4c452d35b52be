import { Button, Code, Field, Flex, Input, Text, Textarea } from '@chakra-ui/react';
import {
  useCallback,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { settingMessages as words } from '../setting-messages.ts';

/** What is wrong with a line: the code that the check has for it, a sentence, and perhaps a way out. */
export interface LineFault {
  readonly code: string;
  readonly message: string;
  readonly action?: ReactNode;
}

interface Typed {
  readonly text: string;
  /**
   * What the draft had when typing began, and what was sent to it since: anything else is another operator's
   * edit.
   */
  readonly own: readonly string[];
  /** Left once: from then on a fault shows while typing too. */
  readonly isLeft: boolean;
}

/** Text being typed over a value that others may change; it is kept until the draft has it. */
function useTyped(value: string) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isDirty = typed !== null && typed.text.trim() !== value;
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  /** Call once the draft has the text or asks about it: the line shows the draft again after the next render. */
  const settle = (sent: Typed) => {
    setTyped(sent);
    setTimeout(() => setTyped((now) => (now === sent ? null : now)));
  };
  return { typed, isDirty, setTyped, settle };
}

function Meanwhile(props: {
  readonly value: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}) {
  return (
    <Flex role="alert" gap="2" align="center" wrap="wrap" marginBlockStart="1.5">
      <Text color="fg.warning" fontSize="sm" overflowWrap="anywhere">
        {words.meanwhile(props.value)}
      </Text>
      <Button size="2xs" variant="outline" onClick={props.onMine}>
        {words.saveMine}
      </Button>
      <Button size="2xs" variant="outline" onClick={props.onTheirs}>
        {words.takeTheirs}
      </Button>
    </Flex>
  );
}

interface LineProps {
  readonly label: string;
  /** Shown above the line; else only readers hear it, because the name is elsewhere. */
  readonly isLabelShown?: boolean;
  /** Id of the input, for links that lead to it. */
  readonly id?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly value: string;
  /** As high as its words, for whole sentences. */
  readonly isLong?: boolean;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly maxWidth?: string;
  readonly hint?: string;
  readonly mayEdit: boolean;
  readonly findFault?: (text: string) => LineFault | null;
  /** What the check of the draft says about the value. */
  readonly finding?: LineFault | null;
  /** Whether a faulty text goes into the draft too, where the check keeps it from going live. */
  readonly savesFaults?: boolean;
  readonly onLeave: (text: string) => void;
}

/** What is typed, what is wrong with it, and its way into the draft. */
function useLine(props: LineProps) {
  const { value, findFault = () => null } = props;
  const { typed, isDirty, setTyped, settle } = useTyped(value);
  const text = typed?.text ?? value;
  const judged = typed !== null && !typed.isLeft ? value : text.trim();
  const fault = findFault(judged) ?? (isDirty ? null : (props.finding ?? null));
  const isContested = isDirty && typed !== null && typed.isLeft && !typed.own.includes(value);
  const save = (wanted: string) => {
    if (findFault(wanted) !== null && props.savesFaults !== true) return;
    props.onLeave(wanted);
    settle({ text: wanted, own: [value, wanted], isLeft: true });
  };
  const leave = () => {
    if (typed === null) return;
    const line = typed.text.trim();
    setTyped(line === value ? null : { ...typed, isLeft: true });
    if (line !== value && typed.own.includes(value)) save(line);
  };
  const input = {
    ...(props.isLabelShown === true ? {} : { 'aria-label': props.label }),
    ...(props.lang === undefined ? {} : { lang: props.lang }),
    ...(props.dir === undefined ? {} : { dir: props.dir }),
    size: 'sm' as const,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({
        text: target.value,
        own: typed?.own ?? [value],
        isLeft: typed?.isLeft ?? fault !== null,
      }),
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      // A text is one line, however long: the key saves it.
      event.preventDefault();
      leave();
    },
  };
  return {
    fault,
    isContested,
    input,
    saveMine: () => save(text.trim()),
    takeTheirs: () => setTyped(null),
  };
}

/**
 * A line to type in: it goes into the draft when it is left, so that a word is one change and one undo.
 * Nothing typed is lost, neither to another operator who changes the same value meanwhile nor to a reload by
 * mistake.
 */
export function TypedLine(props: LineProps) {
  const line = useLine(props);
  const { fault } = line;
  return (
    <Field.Root
      invalid={fault !== null}
      disabled={!props.mayEdit}
      maxWidth={props.maxWidth ?? 'none'}
      {...(props.id === undefined ? {} : { id: props.id })}
    >
      {props.isLabelShown === true ? (
        <Field.Label fontSize="xs" color="fg.muted">
          {props.label}
        </Field.Label>
      ) : null}
      {props.isLong === true ? (
        <Textarea {...line.input} rows={1} autoresize minHeight={{ base: '11', md: '9' }} />
      ) : (
        <Input
          {...line.input}
          {...(props.inputRef === undefined ? {} : { ref: props.inputRef })}
          inputMode={props.inputMode ?? 'text'}
        />
      )}
      {props.hint === undefined ? null : <Field.HelperText>{props.hint}</Field.HelperText>}
      {fault === null ? null : (
        <Field.ErrorText display="block" overflowWrap="anywhere">
          {fault.message} <Code size="xs">{fault.code}</Code>
        </Field.ErrorText>
      )}
      {fault?.action}
      {line.isContested ? (
        <Meanwhile value={props.value} onMine={line.saveMine} onTheirs={line.takeTheirs} />
      ) : null}
    </Field.Root>
  );
}
