import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { chooseTheme, type Theme } from '../theme.ts';

export function ThemeButton({ first }: { readonly first: Theme }) {
  const [theme, setTheme] = useState(first);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      size="xs"
      height="8"
      variant="ghost"
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      {other === 'dark' ? messages.toDark : messages.toLight}
    </Button>
  );
}
