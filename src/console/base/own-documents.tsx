import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { bases } from '../../protocol/calls/site.ts';
import type { WireBase, WireBaseDocument } from '../../protocol/calls/site.ts';
import type { WireChange } from '../../protocol/calls/site.ts';
import { PlanLossButton } from '../draft/plan-loss-button.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { useSend } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { describeDocument } from '../ui/document-name.ts';
import { baseMessages as words } from './base-messages.ts';
import { PartTitle } from '../ui/section.tsx';

const palettes = { changed: 'blue', added: 'green', removed: 'red' } as const;

function ChangeRow({ change, version }: { readonly change: WireChange; readonly version: number }) {
  const send = useSend();
  const announce = useAnnounce();
  const { document, pointer, summary } = change;
  return (
    <Flex as="li" gap="3" align="baseline" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Text flex="1" minWidth="0" color="fg.muted" overflowWrap="anywhere">
        {summary}
      </Text>
      {useMay('edit') ? (
        <PlanLossButton
          size="xs"
          variant="ghost"
          flexShrink="0"
          aria-label={words.takeChangeLabel(summary)}
          ask={{
            title: words.takeChangeTitle,
            text: words.takeChangeText(summary),
            confirm: words.takeChange,
          }}
          take={() => send(bases.revert, { version, document, change: { pointer, summary } })}
          onDone={() => announce(words.taken)}
        >
          {words.takeChange}
        </PlanLossButton>
      ) : null}
    </Flex>
  );
}

function TakeDocument({ path, version }: { readonly path: string; readonly version: number }) {
  const send = useSend();
  const announce = useAnnounce();
  const name = describeDocument(path);
  return (
    <PlanLossButton
      size="xs"
      variant="outline"
      aria-label={words.takeDocumentLabel(name)}
      ask={{ title: words.takeTitle(name), text: words.takeText, confirm: words.takeDocument }}
      take={() => send(bases.revert, { version, document: path })}
      onDone={() => announce(words.taken)}
    >
      {words.takeDocument}
    </PlanLossButton>
  );
}

function OwnDocument(props: {
  readonly entry: WireBaseDocument;
  readonly changes: readonly WireChange[];
  readonly version: number;
}) {
  const { entry, version } = props;
  const mayEdit = useMay('edit');
  const name = describeDocument(entry.path);
  // A document that one side lacks has one change, and that is itself.
  const changes = entry.state === 'changed' ? props.changes : [];
  return (
    <Box as="li" paddingBlock="4" borderBlockEndWidth="1px" borderColor="border" _last={{ border: 'none' }}>
      <Flex gap="2.5" align="center" wrap="wrap">
        <PartTitle as="h3">
          {entry.state === 'removed' ? (
            name
          ) : (
            <Box asChild textDecoration="underline" textUnderlineOffset="3px">
              <Link to={`/documents/${entry.path}`} aria-label={words.openDocument(name)}>
                {name}
              </Link>
            </Box>
          )}
        </PartTitle>
        <Badge colorPalette={palettes[entry.state]}>{words.states[entry.state]}</Badge>
        <Box flex="1" />
        {mayEdit ? <TakeDocument path={entry.path} version={version} /> : null}
      </Flex>
      {changes.length === 0 ? null : (
        <Stack as="ul" gap="1" listStyleType="none" marginBlockStart="2">
          {changes.map((change) => (
            <ChangeRow key={`${change.pointer} ${change.summary}`} change={change} version={version} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** Every document in which the draft differs from its base, with the differences. */
export function OwnDocuments({ base }: { readonly base: WireBase }) {
  return (
    <Stack as="ul" aria-label={words.ownList} gap="0" listStyleType="none">
      {base.documents.map((entry) => (
        <OwnDocument
          key={entry.path}
          entry={entry}
          version={base.version}
          changes={base.changes.filter(({ document }) => document === entry.path)}
        />
      ))}
    </Stack>
  );
}
