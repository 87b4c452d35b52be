import { Box, Code, Flex, Link, Text } from '@chakra-ui/react';
import type { Json } from '../../protocol/json/json.ts';
import type { IssueTrace } from '../../protocol/release/issue.ts';
import { linkRun } from '../../protocol/machine/run-link.ts';
import { messages } from '../messages.ts';

const { trace: words } = messages;

function nameValue(value: Json): string {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  return JSON.stringify(value);
}

/** The settings and the steps that lead to a finding, folded until asked for. */
export function IssueTraceView(props: { readonly trace: IssueTrace }) {
  const { settings, steps, replay } = props.trace;
  const entries = Object.entries(settings);
  return (
    <Box as="details" color="fg.muted">
      <Box as="summary" cursor="pointer" minHeight="6" color="fg">
        {words.title}
      </Box>
      {entries.length > 0 ? (
        <Box marginBlockStart="1">
          <Text>{words.settings}</Text>
          <Flex as="ul" direction="column" gap="1" listStyleType="none" marginBlockStart="1">
            {entries.map(([path, value]) => (
              <li key={path}>
                <Code size="sm" wordBreak="break-all" background="bg.panel">
                  {path.replace(/^settings\./, '')}: {nameValue(value)}
                </Code>
              </li>
            ))}
          </Flex>
        </Box>
      ) : null}
      {steps.length === 0 ? (
        <Text marginBlockStart="1">{words.atOnce}</Text>
      ) : (
        <Box as="ol" paddingInlineStart="6" marginBlockStart="1" listStyleType="decimal">
          {steps.map((step, index) => (
            <Box as="li" key={`${index} ${step}`} overflowWrap="anywhere">
              {step}
            </Box>
          ))}
        </Box>
      )}
      {replay === undefined ? null : (
        <Link
          href={linkRun(replay)}
          target="_blank"
          rel="noreferrer"
          variant="underline"
          marginBlockStart="2"
        >
          {words.replay}
        </Link>
      )}
    </Box>
  );
}
