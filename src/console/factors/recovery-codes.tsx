import { Box, Button, chakra, Code, Flex, Stack } from '@chakra-ui/react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EntryPage } from '../ui/entry-page.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { tellSuccess, tellWarning } from '../ui/toasts.tsx';
import { factorMessages } from './factor-messages.ts';

const words = factorMessages.codes;

/** Codes that are shown once. */
function CodeList({ codes }: { readonly codes: readonly string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      tellSuccess(factorMessages.setUp.copied);
    } catch {
      // Without https, or where the person refused: the codes can still be selected by hand.
      tellWarning(factorMessages.setUp.copyFailed);
    }
  };
  return (
    <Flex gap="2" align="start">
      <chakra.ul aria-label={words.list} flex="1" listStyleType="none" minWidth="0">
        {codes.map((code) => (
          <li key={code}>
            <Code userSelect="text">
              <bdi>{code}</bdi>
            </Code>
          </li>
        ))}
      </chakra.ul>
      <LabelledIconButton icon="copy" label={words.copy} onClick={() => void copy()} />
    </Flex>
  );
}

/** After the set-up that the login led to. */
export function RecoveryCodesPage(props: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  return (
    <EntryPage title={words.title} lead={words.lead} notice={null}>
      <Stack gap="4">
        <CodeList codes={props.codes} />
        <Button colorPalette="brand" height="11" onClick={props.onKept}>
          {words.kept}
        </Button>
      </Stack>
    </EntryPage>
  );
}

/** On the page of one's own account. */
export function RecoveryCodesDialog(props: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  return (
    <ConfirmDialog
      open
      stays
      title={words.title}
      text={words.lead}
      confirm={words.kept}
      onConfirm={props.onKept}
      onClose={props.onKept}
    >
      <Box marginBlockStart="4">
        <CodeList codes={props.codes} />
      </Box>
    </ConfirmDialog>
  );
}
