// What somebody types beside a story is shown at once: as arguments, Storybook would show each change when the animations of the one
// before have ended, which takes seconds.
import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { type Asked, EVENT } from '../tools/designers/told-event.ts';
import { markCapabilities } from './simulated-app.ts';
import { showTimeLeft } from './still-clock.ts';

const texts = new Map<string, string>();

// The panel is there before its story is drawn: what is typed, or comes with a link, meanwhile is not lost.
if (addons.hasChannel())
  addons.getChannel().on(EVENT.edit, ({ story, text }: Asked['edit']) => texts.set(story, text));

/** What the panel says that a story is; its own text until somebody changed it. */
export const textOfStory = (story: string, own: string): string => texts.get(story) ?? own;

interface EditsProps<Loaded> {
  story: string;
  /** What the story began with, or was drawn anew with. */
  first: Loaded;
  load: (text: string) => Promise<Loaded>;
  draw: (loaded: Loaded) => ReactNode;
}

/** Draws a story as the panel last said that it is. */
export function Edits<Loaded>({ story, first, load, draw }: EditsProps<Loaded>): ReactNode {
  const [now, setNow] = useState<{ first: Loaded; loaded: Loaded }>();
  const given = useRef({ first, load });
  given.current = { first, load };
  useEffect(() => {
    if (!addons.hasChannel()) return;
    const channel = addons.getChannel();
    let last = '';
    const take = async ({ story: of, text }: Asked['edit']): Promise<void> => {
      if (of !== story) return;
      last = text;
      const loaded = await given.current.load(text);
      if (last === text) setNow({ first: given.current.first, loaded });
    };
    channel.on(EVENT.edit, take);
    const held = texts.get(story);
    if (held !== undefined) void take({ story, text: held });
    return () => channel.off(EVENT.edit, take);
  }, [story]);
  const shown = now?.first === first ? now.loaded : first;
  // What the page around a story does once it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: done again for each thing that is shown
  useLayoutEffect(() => {
    showTimeLeft();
    if (document.documentElement.dataset.app !== undefined) markCapabilities();
  }, [shown]);
  return <Fallen shown={shown}>{draw(shown)}</Fallen>;
}

/** What cannot be drawn says so, until it is another. */
class Fallen extends Component<{ shown: unknown; children: ReactNode }, { of?: unknown; error?: Error }> {
  override state: { of?: unknown; error?: Error } = {};

  override componentDidCatch(error: Error): void {
    // A story as it is committed fails with its error; what somebody types is on its way to another.
    if (texts.size === 0) throw error;
    this.setState({ of: this.props.shown, error });
  }

  static getDerivedStateFromError(error: Error) {
    if (texts.size === 0) throw error;
    return { error };
  }

  static getDerivedStateFromProps(
    { shown }: { shown: unknown },
    { of, error }: { of?: unknown; error?: Error },
  ) {
    return error && of !== undefined && of !== shown ? { of: undefined, error: undefined } : null;
  }

  override render(): ReactNode {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children;
  }
}
