import { Image, Text, type ImageProps } from '@chakra-ui/react';
import { useState } from 'react';
import { entryMessages as words } from './entry-messages.ts';

/** One slash and then none: another origin's picture is not shown, here nor in the portal. */
const isOwn = (path: string): boolean => /^\/(assets|media)\/[\w./?=&%-]+$/.test(path);

/** A picture of the site as players get it; says so where there is none. Nothing for an empty path. */
export function EntryPicture({ path, ...props }: { readonly path: string } & Omit<ImageProps, 'src'>) {
  const [missing, setMissing] = useState<string | null>(null);
  const address = path.trim();
  if (address === '') return null;
  if (missing === address || !isOwn(address))
    return (
      <Text role="alert" color="fg.warning" fontSize="sm">
        {words.pictureMissing}
      </Text>
    );
  return <Image src={address} alt="" onError={() => setMissing(address)} {...props} />;
}
