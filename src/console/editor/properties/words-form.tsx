import { Stack, Text, Textarea } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { toWords } from '../../../editing/commands/layout-tree.ts';
import { setText } from '../../../editing/commands/set-text.ts';
import { DataWay } from '../data/data-way.tsx';
import { editorMessages } from '../editor-messages.ts';
import { listTexts, type NodeText } from '../node-words.ts';
import { useEditing } from '../use-editing.ts';
import { LabelledControl } from './plain-control.tsx';

const { properties: words } = editorMessages;

/** Typing is one edit until a pause. */
const pauseMs = 400;

/** One text in the language that is shown. The page follows while it is typed. */
function TextBox(props: { readonly text: NodeText; readonly isFirst: boolean }) {
  const { read, write, trial, mayWrite } = useEditing();
  const { key, prop } = props.text;
  const saved = read(key);
  const [typed, setTyped] = useState<string | null>(null);
  const label = prop === null ? words.words : toWords(prop);
  const save = () => {
    if (typed === null || typed === saved) return;
    write((document) => setText(document, { key, text: typed }));
  };
  useEffect(() => {
    if (typed === null || typed === saved) return undefined;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    // Saved: from here on it follows the draft again.
    setTyped((before) => (before === saved ? null : before));
  }, [saved]);
  return (
    <LabelledControl
      title={label}
      ways={prop === null ? null : <DataWay name={prop} title={label} kinds={['string', 'number']} />}
    >
      <Textarea
        size="sm"
        autoresize
        rows={1}
        aria-label={label}
        aria-description={words.key(key)}
        disabled={!mayWrite}
        value={typed ?? saved}
        maxLength={2_000}
        {...(props.isFirst ? { 'data-first-words': '' } : {})}
        onChange={({ target }) => {
          setTyped(target.value);
          trial(key, target.value);
        }}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setTyped(null);
            trial(key, saved);
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
    </LabelledControl>
  );
}

/** The words of the selected part. */
export function WordsForm({ language }: { readonly language: string }) {
  const { selected } = useEditing();
  const texts = selected === null ? [] : listTexts(selected);
  if (texts.length === 0) return null;
  return (
    <Stack gap="3">
      {texts.map((text, index) => (
        <TextBox key={`${selected?.id ?? ''} ${text.key}`} text={text} isFirst={index === 0} />
      ))}
      <Text fontSize="xs" color="fg.subtle">
        {words.wordsIn(language)}
      </Text>
    </Stack>
  );
}
