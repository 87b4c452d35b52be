import { Text, type TextProps } from '@chakra-ui/react';
import { describeError } from './errors/error-text.ts';

/** Why a step was refused. Its place is there before, so that readers hear it. */
export function Refusal({ error, ...look }: { readonly error: unknown } & TextProps) {
  const isRefused = error !== null && error !== undefined;
  return (
    <Text role="alert" color="fg.error" hidden={!isRefused} {...look}>
      {isRefused ? describeError(error) : null}
    </Text>
  );
}
