import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { WireCheck } from '../../protocol/calls/site.ts';
import { messages } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { approvalMessages } from './approval-messages.ts';
import { IssueList } from './issue-list.tsx';
import { SuppressedList } from './suppressed-list.tsx';
import { useFixes } from './use-fixes.ts';
import { useSuppress } from './use-suppress.ts';

const { review } = messages;

interface Results {
  readonly check: WireCheck;
  /** The draft has changed since: what would be corrected may have moved. */
  readonly isOutdated: boolean;
  readonly onGo: () => void;
}

function Findings({ check, isOutdated, onGo }: Results) {
  const errors = check.issues.filter(({ severity }) => severity === 'error');
  const warnings = check.issues.filter(({ severity }) => severity === 'warning');
  const fix = useFixes();
  const onFix = isOutdated ? null : fix;
  const onSuppress = useSuppress();
  const fixable = check.issues.filter(({ fix }) => fix !== undefined);
  const actions = { onGo, onFix, onSuppress };
  return (
    <>
      {errors.length > 0 ? (
        <Text color="fg.error" fontWeight="medium">
          {review.errors(errors.length)}
        </Text>
      ) : null}
      {onFix && fixable.length > 1 ? (
        <Box>
          <Button size="xs" colorPalette="brand" variant="subtle" onClick={() => void onFix(fixable)}>
            {approvalMessages.fixAll(fixable.length)}
          </Button>
        </Box>
      ) : null}
      <IssueList issues={errors} {...actions} />
      {warnings.length > 0 ? <Text fontWeight="medium">{review.warnings(warnings.length)}</Text> : null}
      <IssueList issues={warnings} {...actions} />
    </>
  );
}

/** What the check of the draft says, what may be done about it, and what documents leave out. */
export function CheckResults({ check, isOutdated, onGo }: Results) {
  return (
    <Stack gap="3">
      {check.issues.length > 0 ? (
        <Findings check={check} isOutdated={isOutdated} onGo={onGo} />
      ) : isOutdated ? null : (
        <Flex gap="2.5" align="center" color="green.fg">
          <Icon name="check" />
          <Text>{review.passed}</Text>
        </Flex>
      )}
      <SuppressedList suppressed={check.suppressed} onGo={onGo} />
    </Stack>
  );
}
