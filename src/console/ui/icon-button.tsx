import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { Icon, type IconName } from './icon.tsx';

/** A button that is only a drawing, with its words for readers and for the pointer. */
export function LabelledIconButton(
  props: { readonly icon: IconName; readonly label: string } & Omit<
    IconButtonProps,
    'aria-label' | 'children'
  >,
) {
  const { icon, label, ...rest } = props;
  return (
    <IconButton
      aria-label={label}
      title={label}
      variant="ghost"
      size="2xs"
      color="fg.muted"
      _hover={{ color: 'fg', background: 'bg.muted' }}
      {...rest}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
