import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { drafts as calls } from '../../protocol/calls/drafts.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { useMay } from './draft-context.tsx';
import { draftMessages as words } from './draft-messages.ts';
import { useChosenLine } from './use-drafts.ts';

/** What a draft that went live and this one changed differently, with both values, who and when. */
export function ContestedNotice() {
  const line = useChosenLine();
  const send = useSend();
  const keep = useKeep(calls.list);
  const mayEdit = useMay('edit');
  const settling = useMutation({
    mutationFn: () => send(calls.settle, { id: line?.id ?? '' }),
    onSuccess: keep,
  });
  if (line === undefined || line.contested.length === 0) return null;
  return (
    <Alert.Root status="warning" borderRadius="0" alignItems="start" flexWrap="wrap" flexShrink="0">
      <Alert.Indicator />
      <Stack gap="1" flex="1" minWidth="16rem" maxHeight="30vh" overflowY="auto" tabIndex={0}>
        <Alert.Title>{words.contestedTitle}</Alert.Title>
        <Alert.Description>{words.contestedText}</Alert.Description>
        <Stack as="ul" gap="2" listStyleType="none" marginBlockStart="1">
          {line.contested.map(({ conflict, by, at }) => (
            <li key={`${at} ${conflict.document} ${conflict.place}`}>
              <Text fontWeight="medium" overflowWrap="anywhere">
                {words.contestedAt(conflict.place, conflict.document)}
              </Text>
              <Text fontSize="sm" overflowWrap="anywhere">
                {words.theirs(by)}, <Moment iso={at} />: {conflict.theirs}
              </Text>
              <Text fontSize="sm" overflowWrap="anywhere">
                {words.yours}: {conflict.yours}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
      {mayEdit ? (
        <Button size="xs" variant="outline" loading={settling.isPending} onClick={() => settling.mutate()}>
          {words.keep}
        </Button>
      ) : null}
    </Alert.Root>
  );
}
