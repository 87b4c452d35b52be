import { Badge, Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { ExplainedNode, ExplainReport } from '../../protocol/release/explanation.ts';
import { CauseList } from './cause-view.tsx';
import { explainMessages as words } from './explain-messages.ts';
import { Note } from '../ui/note.tsx';
import { PartTitle } from '../ui/section.tsx';

const palettes = { shown: 'green', hidden: 'gray', disabled: 'orange', invalid: 'red' } as const;
const nameOf = ({ text, nodeId, type }: ExplainedNode): string => text || `${type} ${nodeId}`;
const keyOf = ({ screen, nodeId, type, state }: ExplainedNode): string =>
  `${screen} ${nodeId} ${type} ${state}`;

function NodeView(props: { readonly node: ExplainedNode; readonly of: number | 'draft' }) {
  const { node } = props;
  return (
    <Stack gap="4">
      <Stack gap="1.5">
        <PartTitle as="h3">{nameOf(node)}</PartTitle>
        <Note>
          {node.type} · {node.screen} · {node.nodeId}
        </Note>
        <Badge colorPalette={palettes[node.state]} width="fit-content">
          {words.states[node.state]}
        </Badge>
      </Stack>
      <CauseList node={node} of={props.of} />
    </Stack>
  );
}

function NodeList(props: {
  readonly nodes: readonly ExplainedNode[];
  readonly onChoose: (node: ExplainedNode) => void;
}) {
  const groups = (['invalid', 'disabled', 'hidden'] as const)
    .map((state) => ({ state, nodes: props.nodes.filter((node) => node.state === state) }))
    .filter(({ nodes }) => nodes.length > 0);
  if (groups.length === 0) return <Text color="fg.muted">{words.none}</Text>;
  return (
    <Stack gap="5">
      {groups.map(({ state, nodes }) => (
        <Box as="section" key={state} aria-label={words.groups[state]}>
          <PartTitle as="h3" marginBlockEnd="2">
            {words.groups[state]} ({nodes.length})
          </PartTitle>
          <Stack as="ul" gap="1" listStyleType="none">
            {nodes.map((node) => (
              <li key={keyOf(node)}>
                <Button
                  variant="ghost"
                  size="sm"
                  width="full"
                  height="auto"
                  paddingBlock="1.5"
                  justifyContent="start"
                  textAlign="start"
                  whiteSpace="normal"
                  fontWeight="normal"
                  onClick={() => props.onChoose(node)}
                >
                  <Box minWidth="0">
                    <Text overflowWrap="anywhere">{nameOf(node)}</Text>
                    <Note>
                      {node.screen} · {node.nodeId}
                    </Note>
                  </Box>
                </Button>
              </li>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

/** Beside a preview: what is hidden, disabled or invalid on its page, and why. */
export function ExplainPanel(props: {
  readonly told: ExplainReport | null;
  /** Revision that the preview shows, or the draft. */
  readonly of: number | 'draft';
  readonly onShow: (nodeId: string) => void;
}) {
  const { told, of } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const picked = told?.picked ?? null;
  const pickedKey = picked === null ? null : keyOf(picked);
  // What is pressed on the page takes the place of what was chosen here.
  useEffect(() => setChosen(null), [pickedKey]);
  const node = told?.nodes.find((one) => keyOf(one) === chosen) ?? (chosen === null ? picked : null);
  const [isListed, setListed] = useState(false);
  useEffect(() => setListed(false), [pickedKey]);
  const target = isListed ? null : node;
  const choose = (one: ExplainedNode) => {
    setChosen(keyOf(one));
    setListed(false);
    props.onShow(one.nodeId);
  };
  return (
    <Stack
      as="aside"
      aria-label={words.title}
      gap="4"
      padding="4"
      width={{ base: 'full', md: '23rem' }}
      maxHeight={{ base: '45%', md: 'full' }}
      flexShrink="0"
      overflowY="auto"
      background="bg.panel"
      borderInlineStartWidth={{ base: '0', md: '1px' }}
      borderBlockStartWidth={{ base: '1px', md: '0' }}
      borderColor="border"
    >
      <Stack gap="1">
        <Heading as="h2" fontSize="md" fontWeight="semibold">
          {words.title}
        </Heading>
        <Note>{words.lead}</Note>
      </Stack>
      {told === null ? (
        <Text role="status" color="fg.muted">
          {words.waiting}
        </Text>
      ) : target === null ? (
        <NodeList nodes={told.nodes} onChoose={choose} />
      ) : (
        <Stack gap="4">
          <Button
            size="xs"
            variant="outline"
            width="fit-content"
            onClick={() => {
              setChosen(null);
              setListed(true);
            }}
          >
            {words.back} ({told.nodes.length})
          </Button>
          <NodeView node={target} of={of} />
        </Stack>
      )}
    </Stack>
  );
}
