import { Box } from '@chakra-ui/react';
import { EntryPicture } from '../ui/entry-picture.tsx';

/** The picture of a mark as players get it; says so where there is none. */
export function MarkPicture({ path }: { readonly path: string }) {
  if (!path.startsWith('/')) return null;
  return (
    <Box
      marginBlockStart="1.5"
      padding="2"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="l2"
      background="bg.subtle"
      width="fit-content"
    >
      <EntryPicture path={path} maxHeight="10" maxWidth="40" />
    </Box>
  );
}
