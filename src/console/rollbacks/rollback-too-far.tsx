import { Stack, Text } from '@chakra-ui/react';
import type { SensitiveChange } from '../../protocol/release/approval.ts';
import { ApiFailure } from '../http/call-api.ts';
import { SensitiveList } from '../review/sensitive-list.tsx';
import { rollbackMessages as words } from './rollback-messages.ts';

/** What a refused rollback would have undone, and the way that is open instead. */
export function RollbackTooFar({ refusal }: { readonly refusal: unknown }) {
  if (!(refusal instanceof ApiFailure) || refusal.code !== 'publish.approval-required') return null;
  const { sensitive = [] } = (refusal.value ?? {}) as { readonly sensitive?: readonly SensitiveChange[] };
  return (
    <Stack gap="3" marginBlockStart="4">
      <Text>{words.tooFar}</Text>
      <SensitiveList sensitive={sensitive} />
    </Stack>
  );
}
