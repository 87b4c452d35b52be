import { factors as calls, type ChangedFactors, type OwnFactors } from '../../protocol/calls/factors.ts';
import { account, session } from '../../protocol/calls/session.ts';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { AddPasskeyDialog, AuthenticatorDialog } from './factor-dialogs.tsx';
import { factorMessages } from './factor-messages.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { describeProofError } from './use-proof.ts';
import { TitledPanel } from '../ui/section.tsx';

const words = factorMessages.panel;

/** What is being done to the factors. */
type Step =
  | { readonly kind: 'authenticator' | 'passkey' | 'renew' }
  | { readonly kind: 'remove'; readonly name: string; readonly take: () => Promise<ChangedFactors> };

function FactorLine(props: {
  readonly name: string;
  readonly facts: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" paddingBlock="3" borderBlockStartWidth="1px">
      <Stack gap="0.5" flex="1" minWidth="12rem">
        <Text fontWeight="medium" overflowWrap="anywhere">
          <bdi>{props.name}</bdi>
        </Text>
        <Text color="fg.muted">{props.facts}</Text>
      </Stack>
      <Flex gap="2" wrap="wrap">
        {props.children}
      </Flex>
    </Flex>
  );
}
const button = { size: 'sm', variant: 'outline' } as const;

function Used({ since, last }: { readonly since: string; readonly last: string | null }) {
  return (
    <>
      {words.since} <Moment iso={since} /> ·{' '}
      {last === null ? (
        words.neverUsed
      ) : (
        <>
          {words.lastUsed} <Moment iso={last} />
        </>
      )}
    </>
  );
}

function FactorList({ factors, go }: { readonly factors: OwnFactors; readonly go: (step: Step) => void }) {
  const send = useSend();
  const { authenticator, passkeys, recoveryCodesLeft, required } = factors;
  const isAny = authenticator !== null || passkeys.length > 0;
  const canRemove = !required || passkeys.length + (authenticator === null ? 0 : 1) > 1;
  const removeButton = (name: string, take: () => Promise<ChangedFactors>) =>
    canRemove ? (
      <Button
        {...button}
        aria-label={words.removeOf(name)}
        onClick={() => go({ kind: 'remove', name, take })}
      >
        {words.remove}
      </Button>
    ) : null;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      <FactorLine
        name={words.authenticator}
        facts={
          authenticator === null ? (
            words.none
          ) : (
            <Used since={authenticator.since} last={authenticator.lastUsedAt} />
          )
        }
      >
        <Button {...button} onClick={() => go({ kind: 'authenticator' })}>
          {authenticator === null ? factorMessages.setUp.authenticator : words.replace}
        </Button>
        {authenticator === null
          ? null
          : removeButton(words.authenticator, () => send(calls.removeAuthenticator))}
      </FactorLine>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <FactorLine key={id} name={name} facts={<Used since={createdAt} last={lastUsedAt} />}>
          {removeButton(name, () => send(calls.removePasskey, { id }))}
        </FactorLine>
      ))}
      {isAny ? (
        <FactorLine name={words.recovery} facts={words.remaining(recoveryCodesLeft)}>
          <Button {...button} onClick={() => go({ kind: 'renew' })}>
            {words.renew}
          </Button>
        </FactorLine>
      ) : null}
    </Stack>
  );
}

function ChangeDialog(props: {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly take: () => Promise<ChangedFactors>;
  readonly onDone: (changed: ChangedFactors) => void;
  readonly onClose: () => void;
}) {
  const { take, onDone, ...dialog } = props;
  const changing = useMutation({ mutationFn: take, onSuccess: onDone });
  return (
    <ConfirmDialog open {...dialog} busy={changing.isPending} onConfirm={() => changing.mutate()}>
      <Text role="alert" color="fg.error" marginBlockStart="3" hidden={!changing.isError}>
        {changing.isError ? describeProofError(changing.error) : null}
      </Text>
    </ConfirmDialog>
  );
}

function StepDialog(props: {
  readonly step: Step;
  readonly onDone: (changed: ChangedFactors) => void;
  readonly onClose: () => void;
}) {
  const send = useSend();
  const { step, onDone, onClose } = props;
  switch (step.kind) {
    case 'authenticator':
      return <AuthenticatorDialog onDone={onDone} onClose={onClose} />;
    case 'passkey':
      return <AddPasskeyDialog onDone={onDone} onClose={onClose} />;
    case 'renew':
      return (
        <ChangeDialog
          title={words.renewTitle}
          text={words.renewText}
          confirm={words.renew}
          onDone={onDone}
          onClose={onClose}
          take={() => send(calls.renewRecoveryCodes)}
        />
      );
    case 'remove':
      return (
        <ChangeDialog
          title={words.removeTitle(step.name)}
          text={words.removeText}
          confirm={words.remove}
          take={step.take}
          onDone={onDone}
          onClose={onClose}
        />
      );
  }
}

/** An operator's own second factors. */
export function FactorsPanel() {
  const client = useQueryClient();
  const factors = useCall(calls.read);
  const [keepFactors, keepSession] = [useKeep(calls.read), useKeep(session.me)];
  const [step, setStep] = useState<Step | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = (changed: ChangedFactors) => {
    keepFactors(changed.factors);
    keepSession(changed.session);
    void forget(client, account.read);
    setStep(null);
    setCodes(changed.recoveryCodes);
    tellSuccess(words.changed);
  };
  return (
    <TitledPanel title={words.title}>
      <Loaded query={factors}>
        {(owned) => (
          <Stack gap="3">
            <Text color="fg.muted">{owned.required ? words.textRequired : words.textOptional}</Text>
            <FactorList factors={owned} go={setStep} />
            <Box>
              <Button {...button} onClick={() => setStep({ kind: 'passkey' })}>
                {words.addPasskey}
              </Button>
            </Box>
          </Stack>
        )}
      </Loaded>
      {step === null ? null : <StepDialog step={step} onDone={done} onClose={() => setStep(null)} />}
      {codes === null ? null : <RecoveryCodesDialog codes={codes} onKept={() => setCodes(null)} />}
    </TitledPanel>
  );
}
