import { Box, Text } from '@chakra-ui/react';
import type { EntryFinding } from '../../../protocol/console/console-entries.ts';
import { useSite } from '../../http/queries.ts';
import { entryMessages as words } from '../entry-messages.ts';

/** What the site says about an entry, each with its field; nothing where all is well. */
export function EntryFindings(props: {
  readonly findings: readonly EntryFinding[];
  /** Name of a field → what it is called in the form. */
  readonly names: Readonly<Record<string, string>>;
}) {
  const locales = useSite().data?.locales ?? [];
  const nameField = (field: string): string => {
    const code = field.startsWith('texts.') ? field.slice('texts.'.length) : null;
    return code === null
      ? (props.names[field] ?? field)
      : (locales.find((locale) => locale.code === code)?.nativeName ?? code);
  };
  if (props.findings.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" aria-label={words.findings}>
      {props.findings.map((finding) => (
        <Text
          as="li"
          key={`${finding.field} ${finding.code}`}
          fontSize="xs"
          color={finding.severity === 'error' ? 'fg.error' : 'fg.warning'}
        >
          {words.about(
            nameField(finding.field),
            finding.severity === 'error' ? words.faults[finding.code] : words.warnings[finding.code],
          )}
        </Text>
      ))}
    </Box>
  );
}
