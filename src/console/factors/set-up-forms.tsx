import { factors, type ChangedFactors, type AuthenticatorSecret } from '../../protocol/calls/factors.ts';
import { Flex, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { longestFactorName } from '../../protocol/console/console-factors.ts';
import { useCall, useSend } from '../http/use-call.ts';
import { CopyText } from '../ui/copy-text.tsx';
import { makePasskey } from './ask-device.ts';
import { factorMessages } from './factor-messages.ts';
import { QrCode } from './qr-code.tsx';
import { describeProofError } from './use-proof.ts';
import { FormField } from '../ui/fields/form-field.tsx';

const words = factorMessages.setUp;
type OnDone = (changed: ChangedFactors) => void;

/** An authenticator that is being set up: its secret is made once, and confirmed by a code. */
export function useAuthenticatorSetUp(onDone: OnDone) {
  const send = useSend();
  const [code, setCode] = useState('');
  // Another secret would make the picture that was scanned worthless.
  const once = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, retry: false } as const;
  const secret = useCall(factors.startAuthenticator, {}, once);
  const confirming = useMutation({
    mutationFn: () => send(factors.confirmAuthenticator, { code }),
    onSuccess: onDone,
    onError: () => setCode(''),
  });
  const error = secret.error ?? confirming.error;
  return {
    code,
    setCode,
    secret: secret.data,
    fault: error === null ? null : describeProofError(error),
    isPending: confirming.isPending,
    submit: () => {
      if (code.trim() !== '') confirming.mutate();
    },
  };
}

export function AuthenticatorFields(props: {
  readonly secret: AuthenticatorSecret | undefined;
  readonly code: string;
  readonly setCode: (code: string) => void;
}) {
  const { secret } = props;
  return (
    <Stack gap="4">
      {secret === undefined ? (
        <Skeleton boxSize="12rem" />
      ) : (
        <Stack gap="2">
          <QrCode value={secret.uri} label={words.qr} />
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium">{words.key}</Text>
            <CopyText
              text={secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              copied={secret.secret}
              label={words.copyKey}
              done={words.copied}
              failed={words.copyFailed}
            />
          </Flex>
        </Stack>
      )}
      <FormField isRequired label={factorMessages.ways.code.label} hint={factorMessages.ways.code.hint}>
        <Input
          name="code"
          height="11"
          value={props.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          fontVariantNumeric="tabular-nums"
          onChange={(event) => props.setCode(event.target.value)}
        />
      </FormField>
    </Stack>
  );
}

/** A passkey that is being made. */
export function usePasskeySetUp(onDone: OnDone) {
  const send = useSend();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const making = useMutation({
    mutationFn: async () => {
      const { options } = await send(factors.startPasskey);
      return send(factors.addPasskey, { name: name.trim(), answer: await makePasskey(options) });
    },
    onSuccess: onDone,
  });
  return {
    name,
    setName,
    fault: isMissing ? factorMessages.missing : making.isError ? describeProofError(making.error) : null,
    isPending: making.isPending,
    submit: () => {
      setMissing(name.trim() === '');
      if (name.trim() !== '') making.mutate();
    },
  };
}

export function PasskeyFields(props: { readonly name: string; readonly setName: (name: string) => void }) {
  return (
    <Stack gap="4">
      <FormField isRequired label={words.name} hint={words.nameHint}>
        <Input
          name="passkey-name"
          autoComplete="off"
          height="11"
          maxLength={longestFactorName}
          value={props.name}
          onChange={(event) => props.setName(event.target.value)}
        />
      </FormField>
    </Stack>
  );
}
