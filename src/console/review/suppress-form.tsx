import { Box, Button, Flex, Stack, Textarea } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { Issue } from '../../protocol/release/issue.ts';
import { messages } from '../messages.ts';
import { suppressMessages as words } from './suppress-messages.ts';
import { FormField } from '../ui/fields/form-field.tsx';

/** The field was asked for by the button it replaces, so the focus moves on to it. */
const focusOnce = (element: HTMLTextAreaElement | null): void => element?.focus();

/** As the language asks for (schemas/tree/common.schema.json). */
const shortestReason = 10;

function ReasonForm(props: {
  readonly onSave: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isShort = reason.trim().length < shortestReason;
  const save = () => {
    setTried(true);
    if (isShort) return;
    setSaving(true);
    void props.onSave(reason).finally(() => setSaving(false));
  };
  return (
    <Stack gap="2" width="full" padding="3" borderRadius="l2" background="bg.panel">
      <FormField
        isRequired
        label={words.reason}
        hint={words.reasonHint}
        fault={tried && isShort ? words.reasonMissing : null}
      >
        <Textarea
          rows={2}
          maxLength={500}
          ref={focusOnce}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </FormField>
      <Flex gap="2">
        <Button size="xs" variant="outline" loading={isSaving} onClick={save}>
          {words.confirm}
        </Button>
        <Button size="xs" variant="ghost" onClick={props.onCancel}>
          {messages.cancel}
        </Button>
      </Flex>
    </Stack>
  );
}

/** Asks why a finding may stay, and leaves it out. */
export function SuppressForm(props: {
  readonly issue: Issue;
  readonly onSuppress: (issue: Issue, reason: string) => Promise<void>;
}) {
  const { issue } = props;
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  if (isOpen)
    return (
      <ReasonForm
        onSave={(reason) => props.onSuppress(issue, reason)}
        onCancel={() => {
          wasOpen.current = true;
          setOpen(false);
        }}
      />
    );
  return (
    <Box>
      <Button
        size="xs"
        variant="ghost"
        ref={(element) => {
          if (element && wasOpen.current) element.focus();
          wasOpen.current = false;
        }}
        aria-label={words.suppressOne(issue.message)}
        onClick={() => setOpen(true)}
      >
        {words.suppress}
      </Button>
    </Box>
  );
}
