import { Button, Flex } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Nothing } from '../screen.tsx';

/** Shown instead of a blank page when a screen fails; React reports the error to the browser's console. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Flex as="main" minHeight="100dvh" align="center" justify="center" role="alert">
        <Nothing icon="error" title={messages.broken.title} text={messages.broken.text}>
          <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
            {messages.broken.reload}
          </Button>
        </Nothing>
      </Flex>
    );
  }
}
