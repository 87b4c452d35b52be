import { Heading, Stack, type StackProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Panel } from './screen.tsx';

/** The title of a part of a screen. */
export function PartTitle(props: ComponentProps<typeof Heading>) {
  return (
    <Heading
      as="h2"
      fontSize="sm"
      lineHeight="1.4"
      fontWeight="semibold"
      overflowWrap="anywhere"
      {...props}
    />
  );
}

/** A part of a screen below its title. */
export function Section({
  title,
  children,
  ...look
}: { readonly title: ReactNode } & Omit<StackProps, 'title'>) {
  return (
    <Stack as="section" gap="2" {...look}>
      <PartTitle>{title}</PartTitle>
      {children}
    </Stack>
  );
}

/** A part of a screen in a frame with its title. */
export function TitledPanel({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Panel>
      <PartTitle marginBlockEnd="3">{title}</PartTitle>
      {children}
    </Panel>
  );
}
