/** Error boundary: a screen that can't be drawn is replaced by words and a way on. */
import { Component, type ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { Trouble } from '../ui/trouble.tsx';

interface Props {
  /** The address; a further one is a further try. */
  readonly url: string;
  readonly children: ComponentChildren;
}

interface State {
  readonly url: string;
  readonly failure?: { readonly error: unknown } | undefined;
}

class Catcher extends Component<Props, State> {
  override state: State = { url: this.props.url };

  static override getDerivedStateFromProps({ url }: Props, state: State): Partial<State> | null {
    return url === state.url ? null : { url, failure: undefined };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failure: { error } });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const again = () => this.setState({ failure: undefined });
    return <Trouble failed={{ error: failure.error, again }} />;
  }
}

/** Shows what it contains, or what went wrong there. */
export function Boundary({ children }: { readonly children: ComponentChildren }) {
  return <Catcher url={useLocation().url}>{children}</Catcher>;
}
