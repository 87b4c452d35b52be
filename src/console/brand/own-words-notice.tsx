import { Alert, Link as PlainLink, List } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useBase } from '../base/use-base.ts';
import { useDocuments, useSession } from '../http/queries.ts';
import { brandMessages as words } from './brand-messages.ts';
import { listUnfilled } from './own-words.ts';

interface NoticeProps {
  /** Closes what the notice is shown in. */
  readonly onGo?: (() => void) | undefined;
}

function Unfilled({ onGo }: NoticeProps) {
  const base = useBase().data;
  const documents = useDocuments().data;
  if (base === undefined || documents === undefined) return null;
  const unfilled = listUnfilled(
    base.changes,
    documents.map(({ path }) => path),
  );
  if (unfilled.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.unfilled}</Alert.Title>
        <Alert.Description>
          {words.unfilledText}
          <List.Root marginBlockStart="2" paddingInlineStart="5">
            {unfilled.map(({ document, pointer, label, to }) => (
              <List.Item key={`${document}${pointer}`}>
                <PlainLink asChild fontWeight="medium" color="fg" textDecoration="underline">
                  <Link to={to} onClick={onGo}>
                    {label}
                  </Link>
                </PlainLink>
              </List.Item>
            ))}
          </List.Root>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Says which words only the operator can know and are still the program's; the demonstration may keep them. */
export function OwnWordsNotice({ onGo }: NoticeProps) {
  return useSession().data?.demo === false ? <Unfilled onGo={onGo} /> : null;
}
