import { Alert, Box, Button, Flex, Input, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { removals, type MemberMatch } from '../../protocol/calls/members.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { Panel } from '../ui/screen.tsx';
import { RemovalFactList } from './removal-facts.tsx';
import { removalMessages as words } from './removal-messages.ts';
import { PartTitle } from '../ui/section.tsx';
import { FormField } from '../ui/fields/form-field.tsx';

const hasNothing = ({ since, questionsSince }: MemberMatch): boolean =>
  since === null && questionsSince === null;

/** Why a removal cannot be asked for, or what should be tried before. */
const findWord = (member: MemberMatch): string | null => {
  const { isWaiting, recoveryCodesLeft } = member;
  if (hasNothing(member)) return words.hasNone;
  if (isWaiting) return words.isWaiting;
  return recoveryCodesLeft > 0 ? words.hasCodes(recoveryCodesLeft) : null;
};

function Found({ member, onAsk }: { readonly member: MemberMatch; readonly onAsk: () => void }) {
  const word = findWord(member);
  return (
    <Stack gap="4" role="group" aria-label={member.account}>
      <PartTitle as="h3">
        <bdi>{member.account}</bdi>
      </PartTitle>
      <RemovalFactList facts={member} />
      {word === null ? null : (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{word}</Alert.Title>
        </Alert.Root>
      )}
      {hasNothing(member) || member.isWaiting ? null : (
        <Box>
          <Button size="sm" colorPalette="brand" onClick={onAsk}>
            {words.ask}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function AccountField(props: {
  readonly account: string;
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly onType: (account: string) => void;
  readonly onFind: () => void;
}) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    props.onFind();
  };
  return (
    <form onSubmit={submit} noValidate>
      <FormField isRequired label={words.account} hint={words.accountHint} fault={props.fault}>
        <Flex gap="2" width="full" maxWidth="28rem">
          <Input
            size="sm"
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            value={props.account}
            onChange={(event) => props.onType(event.target.value)}
          />
          <Button type="submit" size="sm" variant="outline" height="auto" loading={props.isBusy}>
            {words.search}
          </Button>
        </Flex>
      </FormField>
    </form>
  );
}

/** Finds a member by account, and asks for the removal of what was lost. */
export function FindMember() {
  const send = useSend();
  const keep = useKeep(removals.list);
  const [account, setAccount] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asking, setAsking] = useState<MemberMatch | null>(null);
  const finding = useMutation({ mutationFn: (name: string) => send(removals.find, { account: name }) });
  const find = () => {
    setMissing(account.trim() === '');
    if (account.trim() === '') finding.reset();
    else finding.mutate(account.trim());
  };
  const fault = isMissing ? words.accountMissing : finding.isError ? describeError(finding.error) : null;
  return (
    <Panel>
      <Stack gap="5">
        <PartTitle>{words.find}</PartTitle>
        <AccountField
          account={account}
          fault={fault}
          isBusy={finding.isPending}
          onType={setAccount}
          onFind={find}
        />
        {finding.data === undefined ? null : (
          <Found member={finding.data} onAsk={() => setAsking(finding.data)} />
        )}
      </Stack>
      {asking === null ? null : (
        <AskReason
          title={words.askTitle(asking.account)}
          text={words.askText}
          confirm={words.ask}
          words={words}
          take={(note) => send(removals.propose, { account: asking.account, note })}
          done={words.sent}
          onDone={(state) => {
            keep(state);
            setAccount('');
            finding.reset();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}
