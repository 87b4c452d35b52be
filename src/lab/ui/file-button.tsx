import { Button, chakra } from '@chakra-ui/react';
import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  readonly onText: (text: string) => void;
}
/** Asks for a JSON file of the person's and reads it. */
export function FileButton({ label, onText }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="xs" height="8" variant="outline" onClick={() => field.current?.click()}>
        {label}
      </Button>
      <chakra.input
        ref={field}
        type="file"
        accept="application/json"
        aria-label={label}
        tabIndex={-1}
        srOnly
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file !== undefined) void file.text().then(onText);
        }}
      />
    </>
  );
}
