import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { PasswordInput } from '../ui/fields/password-input.tsx';
import { factorMessages as words } from './factor-messages.ts';
import type { GivenProof } from './use-proof.ts';
import { FormField } from '../ui/fields/form-field.tsx';

/** What is typed for one way, or what the device will ask; below it the other ways. */
export function ProofFields({ proof }: { readonly proof: GivenProof }) {
  const { way, fault } = proof;
  const input = useRef<HTMLInputElement>(null);
  // The field of the way that was just chosen, and again after a try that failed.
  useEffect(() => input.current?.focus(), [way, fault]);
  const { label, hint } = words.ways[way];
  return (
    <Stack gap="4">
      {way === 'passkey' ? (
        <Text>{hint}</Text>
      ) : (
        <FormField isRequired label={label} hint={hint}>
          {way === 'password' ? (
            <PasswordInput
              inputRef={input}
              value={proof.typed}
              onChange={proof.type}
              autoComplete="current-password"
            />
          ) : (
            <Input
              ref={input}
              name={way}
              height="11"
              value={proof.typed}
              inputMode={way === 'code' ? 'numeric' : 'text'}
              autoComplete={way === 'code' ? 'one-time-code' : 'off'}
              autoCapitalize={way === 'code' ? 'none' : 'characters'}
              spellCheck={false}
              maxLength={40}
              fontVariantNumeric="tabular-nums"
              onChange={(event) => proof.type(event.target.value)}
            />
          )}
        </FormField>
      )}
      {proof.others.length === 0 ? null : (
        <Stack gap="1" align="start">
          {proof.others.map((other) => (
            <Button
              key={other}
              type="button"
              size="sm"
              variant="plain"
              paddingInline="0"
              color="brand.fg"
              onClick={() => proof.choose(other)}
            >
              {words.ways[other].use}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
