import { Button, Flex, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { compareVersions, describeVersion, readVersion, type MachineVersion } from '../machine-version.ts';
import { messages } from '../messages.ts';
import { FileButton } from './file-button.tsx';
import { saveFile } from './hand-over.ts';
import { useLab } from './lab-context.ts';

/** What differs between this build's machine and one that was saved, in words. */
export function VersionPanel() {
  const { view, say } = useLab();
  const { machine } = view.run;
  const [before, setBefore] = useState<MachineVersion | null>(null);
  const now = describeVersion(machine);
  const compared = before?.machine === machine ? before : null;
  const differences = compared === null ? [] : compareVersions(compared, now);
  return (
    <Stack gap="3">
      <Flex gap="2" wrap="wrap">
        <Button
          size="xs"
          height="8"
          variant="outline"
          onClick={() => saveFile(`${machine}-${now.version}.json`, JSON.stringify(now, null, 2))}
        >
          {messages.saveVersion(machine, now.version)}
        </Button>
        <FileButton
          label={messages.compareVersion}
          onText={(text) => {
            const read = readVersion(text);
            if (!read.ok) say(messages.refusedFile(read.error));
            else if (read.value.machine === machine) setBefore(read.value);
            else say(messages.otherMachine(read.value.machine));
          }}
        />
      </Flex>
      <Text color="fg.muted" role="status">
        {compared === null ? messages.versionHelp : messages.differences(differences.length)}
      </Text>
      <chakra.ul fontFamily="mono" fontSize="xs" listStyleType="none" lineHeight="1.8">
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
