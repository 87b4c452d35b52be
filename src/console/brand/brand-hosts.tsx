import { Box, Button, Code, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../ui/announcer.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { Panel } from '../ui/screen.tsx';
import type { LineFault } from '../ui/fields/typed-line.tsx';
import { readHost } from './brand-faults.ts';
import { idOfPlace } from './brand-lines.tsx';
import { brandMessages } from './brand-messages.ts';
import { PartTitle } from '../ui/section.tsx';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

/** What a list of hosts is called, and what its lines say. */
type HostWords = typeof brandMessages.hosts;

interface AddHostProps {
  readonly words: HostWords;
  readonly hosts: readonly string[];
  readonly onAdd: (host: string) => void;
}
/** A line for one more host. What cannot be one stays as it was typed. */
function AddHost({ words, hosts, onAdd }: AddHostProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<LineFault | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const host = readHost(typed);
    if (host === null) return setFault({ code: 'shape.bad-format', message: words.fault });
    if (hosts.includes(host)) return setFault({ code: 'shape.wrong-value', message: words.known(host) });
    setTyped('');
    setFault(null);
    onAdd(host);
  };
  return (
    <Box
      asChild
      padding={{ base: '4', md: '5' }}
      paddingBlock="3"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
    >
      <GuardedForm onSubmit={submit} noValidate>
        <Field.Root invalid={fault !== null}>
          <Field.Label fontSize="xs" color="fg.muted">
            {words.label}
          </Field.Label>
          <Flex gap="2" wrap="wrap" width="full">
            <Input
              size="sm"
              flex="1"
              minWidth="12rem"
              maxWidth="24rem"
              inputMode="url"
              autoCapitalize="none"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" size="sm" height="auto" variant="outline">
              {words.add}
            </Button>
          </Flex>
          <Field.HelperText>{words.hint}</Field.HelperText>
          <Field.ErrorText display="block">
            {fault?.message} <Code size="xs">{fault?.code}</Code>
          </Field.ErrorText>
        </Field.Root>
      </GuardedForm>
    </Box>
  );
}

/** A list of hosts: those that links may lead to, or those that mirror pictures or games. */
export function BrandHosts(props: {
  readonly words: HostWords;
  /** JSON pointer of the list. */
  readonly place: string;
  readonly hosts: readonly string[];
  readonly mayEdit: boolean;
  readonly onSet: (hosts: readonly string[]) => void;
}) {
  const { words, place, hosts, mayEdit, onSet } = props;
  const announce = useAnnounce();
  const head = useRef<HTMLHeadingElement>(null);
  const remove = (host: string) => {
    onSet(hosts.filter((other) => other !== host));
    announce(words.removed(host));
    // The button that was pressed goes with its line.
    head.current?.focus();
  };
  return (
    <Stack as="section" gap="2" aria-labelledby={idOfPlace(place)}>
      <PartTitle ref={head} tabIndex={-1} id={idOfPlace(place)}>
        {words.title}
      </PartTitle>
      <Panel padded={false}>
        <Text color="fg.muted" fontSize="sm" padding={{ base: '4', md: '5' }} paddingBlock="3">
          {words.lead}
        </Text>
        {hosts.length === 0 ? (
          <Text paddingInline={{ base: '4', md: '5' }} paddingBlockEnd="3">
            {words.none}
          </Text>
        ) : (
          <Stack as="ul" gap="0" listStyleType="none">
            {hosts.map((host) => (
              <Flex
                as="li"
                key={host}
                align="center"
                justify="space-between"
                gap="3"
                paddingInline={{ base: '4', md: '5' }}
                paddingBlock="1.5"
                borderBlockStartWidth="1px"
                borderColor="border.muted"
              >
                <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
                  {host}
                </Text>
                {mayEdit ? (
                  <LabelledIconButton
                    icon="trash"
                    label={brandMessages.remove(host)}
                    onClick={() => remove(host)}
                  />
                ) : null}
              </Flex>
            ))}
          </Stack>
        )}
        {mayEdit ? <AddHost words={words} hosts={hosts} onAdd={(host) => onSet([...hosts, host])} /> : null}
      </Panel>
    </Stack>
  );
}
