import { Button } from '@chakra-ui/react';
import { messages } from '../../messages.ts';

/** Where the rows of a list are as a file: `hrefOf` of the list's file. */
export interface FilePlace {
  readonly href: string;
  readonly label?: string;
}

/** The rows of a list as a file for a spreadsheet: all pages, as the list is narrowed now. */
export function FileLink({ file }: { readonly file: FilePlace | null }) {
  if (file === null) return null;
  return (
    <Button asChild size="sm" variant="outline">
      <a href={file.href} download>
        {file.label ?? messages.listFile}
      </a>
    </Button>
  );
}
