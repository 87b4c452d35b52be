import { useState, type ReactNode } from 'react';
import { takeInitials } from '../../protocol/words/initials.ts';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';

export interface AvatarProps {
  readonly name?: string | null;
  readonly image?: string | null;
}

export const AvatarView = ({ props, classes }: ViewProps<AvatarProps>): ReactNode => {
  const { languageTag } = useRuntime();
  // The address that failed, not that one failed: another address is another chance.
  const [failed, setFailed] = useState<string | null>(null);
  const name = props.name ?? '';
  const address = toSource(props.image) ?? '';
  const image = address === failed ? '' : address;
  return (
    <span className={classes['root']} role="img" aria-label={name}>
      {image === '' ? (
        <span aria-hidden="true">{takeInitials(name, languageTag)}</span>
      ) : (
        <img
          className={classes['image']}
          src={image}
          alt=""
          decoding="async"
          onError={() => setFailed(image)}
        />
      )}
    </span>
  );
};
