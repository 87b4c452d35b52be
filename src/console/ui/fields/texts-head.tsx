import { Heading, Text } from '@chakra-ui/react';

interface HintProps {
  /** How many languages the site speaks. */
  readonly languages: number;
  readonly hint: string;
}

/** What happens to a language that is left empty, where there is more than one. */
export function LanguageHint({ languages, hint }: HintProps) {
  return languages > 1 ? (
    <Text color="fg.muted" fontSize="xs">
      {hint}
    </Text>
  ) : null;
}

/** Above the texts of a form in each language. */
export function TextsHead({ title, ...props }: HintProps & { readonly title: string }) {
  return (
    <>
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        {title}
      </Heading>
      <LanguageHint {...props} />
    </>
  );
}
