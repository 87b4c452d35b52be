import { Flex, Image, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { brandMessages as words } from './brand-messages.ts';

/** The picture of a mark as players get it; says so where there is none. */
export function MarkPicture({ path }: { readonly path: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  // Pictures below /media are drawn by the portal, which is another origin.
  if (!path.startsWith('/assets/'))
    return path.startsWith('/media/') ? (
      <Text color="fg.muted" fontSize="xs">
        {words.pictureElsewhere}
      </Text>
    ) : null;
  if (missing === path)
    return (
      <Text role="alert" color="fg.warning" fontSize="sm">
        {words.pictureMissing}
      </Text>
    );
  return (
    <Flex
      marginBlockStart="1.5"
      padding="2"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="l2"
      background="bg.subtle"
      width="fit-content"
    >
      <Image src={path} alt="" maxHeight="10" maxWidth="40" onError={() => setMissing(path)} />
    </Flex>
  );
}
