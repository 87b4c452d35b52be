import { Button, Flex, chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages.ts';
import type { CopyState, OfflineCopy } from '../offline/offline-copy.ts';

function useCopy(copy: OfflineCopy): CopyState {
  return useSyncExternalStore(copy.subscribe, copy.state);
}
/** Says when the lab no longer needs a network. */
export function OfflineNote({ copy }: { readonly copy: OfflineCopy }) {
  const state = useCopy(copy);
  return (
    <chakra.span role="status" color="fg.muted" fontSize="xs">
      {state === 'ready' || state === 'renewed' ? messages.worksOffline : ''}
    </chakra.span>
  );
}
/** Announces a newer lab; nothing changes until the tester confirms. */
export function NewestBar({ copy }: { readonly copy: OfflineCopy }) {
  if (useCopy(copy) !== 'renewed') return null;
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      paddingInline="4"
      paddingBlock="2"
      background="lit.ground"
      color="lit.text"
      borderBottomWidth="1px"
    >
      <span>{messages.newerLab}</span>
      <Button size="xs" height="8" onClick={copy.useNewest}>
        {messages.useNewerLab}
      </Button>
    </Flex>
  );
}
