import { Alert, Box, Button } from '@chakra-ui/react';
import type { Issue } from '../../protocol/release/issue.ts';
import { ApiFailure } from '../http/call-api.ts';
import { messages } from '../messages.ts';
import { IssueList } from '../review/issue-list.tsx';
import { describeError } from '../ui/errors/error-text.ts';

const { preview: words } = messages;

/** Why there is no preview, with what the check found where that is the reason. */
export function PreviewRefused({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const failure = error instanceof ApiFailure && error.code === 'publish.check-failed' ? error : null;
  const issues = (failure?.value as { issues?: readonly Issue[] } | undefined)?.issues ?? [];
  return (
    <Box maxWidth="48rem" marginInline="auto" padding="6" width="full">
      <Alert.Root status="error" marginBlockEnd="4" role="alert">
        <Alert.Indicator />
        <Alert.Title>{failure ? words.refused : describeError(error)}</Alert.Title>
        <Button size="xs" variant="outline" marginInlineStart="auto" onClick={retry}>
          {messages.retry}
        </Button>
      </Alert.Root>
      <IssueList issues={issues} onGo={() => undefined} />
    </Box>
  );
}
