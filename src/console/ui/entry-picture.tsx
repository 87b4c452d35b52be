import { Image, Text, type ImageProps } from '@chakra-ui/react';
import { useState } from 'react';
import { readReference } from '../../protocol/address/kept-picture.ts';
import { findPicture, useLibrary } from '../media/use-library.ts';
import { entryMessages as words } from './entry-messages.ts';

/** One slash and then none: another origin's picture is not shown, here nor in the portal. */
const isOwn = (path: string): boolean => /^\/(assets|media)\/[\w./?=&%-]+$/.test(path);

type PictureProps = Omit<ImageProps, 'src'> & { readonly path: string };

const Missing = () => (
  <Text role="alert" color="fg.warning" fontSize="sm">
    {words.pictureMissing}
  </Text>
);
function AtAddress({ path, ...props }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === path || !isOwn(path)) return <Missing />;
  return <Image src={path} alt="" onError={() => setMissing(path)} {...props} />;
}
function OfLibrary({ path, ...props }: PictureProps) {
  const { library, pictures } = useLibrary();
  const picture = findPicture(pictures, path);
  if (picture === null) return library.data === undefined ? null : <Missing />;
  const { x = 50, y = 50 } = picture.focus ?? {};
  return <AtAddress path={picture.address} objectPosition={`${x}% ${y}%`} {...props} />;
}

/** A picture of the site as players get it; says so where there is none. Nothing for an empty path. */
export function EntryPicture({ path, ...props }: PictureProps) {
  const address = path.trim();
  if (address === '') return null;
  return readReference(address) === null ? (
    <AtAddress path={address} {...props} />
  ) : (
    <OfLibrary path={address} {...props} />
  );
}
