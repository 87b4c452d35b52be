import { Stack } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from '../http/call-api.ts';
import { Loaded, Nothing, Panel, Screen } from './screen.tsx';
import { TextLink } from './text-link.tsx';

/** A screen about one thing: all that is known of it, or that there is no such thing. */
export function FileScreen<File>(props: {
  readonly title: string;
  /** What is open on it, for the title of the tab. */
  readonly item?: string | undefined;
  readonly lead?: string | undefined;
  readonly tabs?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  readonly query: UseQueryResult<File>;
  /** Codes by which the server says that there is no such thing. */
  readonly unknown: readonly ApiFailure['code'][];
  readonly words: { readonly unknown: string; readonly unknownText: string };
  readonly children: (file: File) => ReactNode;
}) {
  const { title, item, lead, tabs, back, query, words, children } = props;
  const isUnknown = query.error instanceof ApiFailure && props.unknown.includes(query.error.code);
  return (
    <Screen title={title} {...(item === undefined ? {} : { item })} {...(lead === undefined ? {} : { lead })}>
      {tabs}
      <Stack gap="4">
        {back === undefined ? null : <TextLink to={back.to}>{back.label}</TextLink>}
        {isUnknown && query.data === undefined ? (
          <Panel>
            <Nothing icon="search" title={words.unknown} text={words.unknownText} />
          </Panel>
        ) : (
          <Loaded query={query}>{children}</Loaded>
        )}
      </Stack>
    </Screen>
  );
}
