import { Button } from '@chakra-ui/react';
import { messages } from '../messages.ts';
import { chooseTheme, type Theme } from '../theme.ts';

interface ThemeButtonProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}
export function ThemeButton({ theme, onChange }: ThemeButtonProps) {
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      size="xs"
      height="8"
      variant="ghost"
      onClick={() => {
        chooseTheme(other);
        onChange(other);
      }}
    >
      {other === 'dark' ? messages.toDark : messages.toLight}
    </Button>
  );
}
