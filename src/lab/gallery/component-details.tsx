import { Badge, Button, Flex, Text, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Pane } from '../ui/pane.tsx';
import { describePayload, listProps, type ComponentEntry } from './component-entry.ts';
import { messages } from './gallery-messages.ts';

const Cell = chakra('td', {
  base: { paddingBlock: '1', paddingInlineEnd: '3', verticalAlign: 'top', overflowWrap: 'anywhere' },
});
const HeadCell = chakra('th', {
  base: { textAlign: 'start', fontWeight: '600', color: 'fg.muted', paddingInlineEnd: '3' },
});

function Rows(props: { readonly heads: readonly string[]; readonly children: ReactNode }) {
  return (
    <chakra.table width="full" fontSize="xs">
      <thead>
        <tr>
          {props.heads.map((head) => (
            <HeadCell key={head} scope="col">
              {head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </chakra.table>
  );
}
function Props({ entry }: { readonly entry: ComponentEntry }) {
  const rows = listProps(entry);
  if (rows.length === 0) return <Text color="fg.muted">{messages.noProps}</Text>;
  return (
    <Rows heads={[messages.name, messages.type, messages.notes]}>
      {rows.map(({ name, type, isRequired, marks }) => (
        <tr key={name}>
          <Cell fontFamily="mono" fontWeight="600" whiteSpace="nowrap">
            {name}
          </Cell>
          <Cell fontFamily="mono" color="fg.muted">
            {type}
          </Cell>
          <Cell>
            <Flex gap="1" wrap="wrap">
              {isRequired ? <Badge size="xs">{messages.required}</Badge> : null}
              {marks.map((mark) => (
                <Badge key={mark} size="xs" background="bg.muted" color="fg">
                  {messages[mark]}
                </Badge>
              ))}
            </Flex>
          </Cell>
        </tr>
      ))}
    </Rows>
  );
}
function Events({ events }: { readonly events: ComponentEntry['events'] }) {
  const rows = Object.entries(events ?? {});
  if (rows.length === 0) return <Text color="fg.muted">{messages.noOwnEvents}</Text>;
  return (
    <Rows heads={[messages.name, messages.payload]}>
      {rows.map(([name, schema]) => (
        <tr key={name}>
          <Cell fontFamily="mono" fontWeight="600" whiteSpace="nowrap">
            {name}
          </Cell>
          <Cell fontFamily="mono" color="fg.muted">
            {describePayload(schema) || messages.noPayload}
          </Cell>
        </tr>
      ))}
    </Rows>
  );
}
function Slots({ slots }: { readonly slots: ComponentEntry['slots'] }) {
  if (slots === undefined) return null;
  return (
    <Pane title={messages.slots}>
      <Rows heads={[messages.name, messages.notes]}>
        {Object.entries(slots).map(([name, { summary }]) => (
          <tr key={name}>
            <Cell fontFamily="mono" fontWeight="600" whiteSpace="nowrap">
              {name}
            </Cell>
            <Cell>{summary}</Cell>
          </tr>
        ))}
      </Rows>
    </Pane>
  );
}
const Term = chakra('dt', { base: { color: 'fg.muted', flex: 'none', width: '6rem' } });

/** What assistive technology is promised. */
function Contract({ accessibility }: Pick<ComponentEntry, 'accessibility'>) {
  const { role, name, keyboard } = accessibility;
  const source = name.startsWith('prop:') ? messages.fromProp(name.slice(5)) : (messages.names[name] ?? name);
  const rows = [
    [messages.role, role ?? messages.ownRole],
    [messages.accessibleName, source],
    [messages.keyboard, keyboard ?? messages.ownKeyboard],
  ] as const;
  return (
    <chakra.dl fontSize="xs" display="flex" flexDirection="column" gap="1">
      {rows.map(([term, text]) => (
        <Flex key={term} gap="2">
          <Term>{term}</Term>
          <dd>{text}</dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
function ExampleJson({ entry }: { readonly entry: ComponentEntry }) {
  const [said, setSaid] = useState('');
  const text = JSON.stringify(entry.example, null, 2);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(messages.copied),
      () => setSaid(messages.copyFailed),
    );
  };
  const aside = (
    <Flex align="center" gap="2">
      <chakra.span role="status" fontSize="xs">
        {said}
      </chakra.span>
      <Button size="xs" height="8" variant="outline" onClick={copy}>
        {messages.copy}
      </Button>
    </Flex>
  );
  return (
    <Pane title={messages.json} aside={aside}>
      <chakra.pre
        fontFamily="mono"
        fontSize="xs"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        background="bg.subtle"
        padding="3"
        borderRadius="l2"
      >
        {text}
      </chakra.pre>
    </Pane>
  );
}
/** A component's definition in words, and the document of its example. */
export function ComponentDetails({ entry }: { readonly entry: ComponentEntry }) {
  const { type, version, kind, summary, drawnBy } = entry;
  return (
    <>
      <Pane title={type}>
        <Text marginBottom="1">{summary}</Text>
        <Text fontSize="xs" color="fg.muted">
          {messages.facts(version, kind, messages.drawnBy[drawnBy] ?? drawnBy)}
        </Text>
      </Pane>
      <Pane title={messages.props}>
        <Props entry={entry} />
      </Pane>
      <Pane title={messages.events}>
        <Events events={entry.events} />
      </Pane>
      <Slots slots={entry.slots} />
      <Pane title={messages.accessibility}>
        <Contract accessibility={entry.accessibility} />
      </Pane>
      <ExampleJson entry={entry} />
    </>
  );
}
