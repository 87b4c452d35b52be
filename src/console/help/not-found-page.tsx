import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import { Nothing, Screen } from '../ui/screen.tsx';

export function NotFoundPage() {
  return (
    <Screen title={messages.notFound.title}>
      <Nothing icon="search" title={messages.notFound.title} text={messages.notFound.text}>
        <Button size="sm" variant="outline" asChild>
          <Link to="/">{messages.notFound.home}</Link>
        </Button>
      </Nothing>
    </Screen>
  );
}
