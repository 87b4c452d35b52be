import { Alert, List } from '@chakra-ui/react';
import { useBase } from '../base/use-base.ts';
import { useDocuments, useSession } from '../http/queries.ts';
import { brandMessages as words } from './brand-messages.ts';
import { listUnfilled } from './own-words.ts';
import { TextLink } from '../ui/text-link.tsx';

interface NoticeProps {
  /** The site that is judged: what players read now, or what they read after the next publication. */
  readonly of: 'live' | 'draft';
  /** Closes what the notice is shown in. */
  readonly onGo?: (() => void) | undefined;
}

function Unfilled({ of, onGo }: NoticeProps) {
  const base = useBase().data;
  const documents = useDocuments().data?.documents;
  if (base === undefined || documents === undefined) return null;
  const paths = documents.map(({ path }) => path);
  const inDraft = listUnfilled(base.changes, paths);
  const unfilled = of === 'live' ? listUnfilled(base.live, paths) : inDraft;
  if (unfilled.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.unfilled}</Alert.Title>
        <Alert.Description>
          {words.unfilledText}
          <List.Root marginBlockStart="2" paddingInlineStart="5">
            {unfilled.map((word) => (
              <List.Item key={`${word.document}${word.pointer}`}>
                <TextLink
                  to={word.to}
                  isInline
                  fontWeight="medium"
                  color="fg"
                  textDecoration="underline"
                  onClick={onGo}
                >
                  {word.label}
                </TextLink>
                {inDraft.includes(word) ? null : ` (${words.unpublished})`}
              </List.Item>
            ))}
          </List.Root>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Says which words only the operator can know and are still the program's; the demonstration may keep them. */
export function OwnWordsNotice(props: NoticeProps) {
  return useSession().data?.demo === false ? <Unfilled {...props} /> : null;
}
