import { useStrings } from './hooks.tsx';
import { Pressable } from './pressable.tsx';
import type { Press } from './resolved.ts';

interface NothingProps {
  /** What will be here. */
  readonly text: string;
  /** What is said once the campaign is over and nothing comes any more; without it the same. */
  readonly over?: string | undefined;
  /** Leads to what fills it, until the campaign ends; without it there are the words alone. */
  readonly press?: Press | undefined;
  /** What the button says where it is more than to have a look. */
  readonly way?: string | undefined;
}

/** Stands where a list has nothing yet: what will be here, and the way to it. */
export function Nothing({ text, over, press, way }: NothingProps) {
  const t = useStrings();
  return (
    <div className="state state--empty">
      <p data-phases={over && 'preview live'}>{text}</p>
      {over ? <p data-phases="settling ended">{over}</p> : null}
      {press ? (
        <span data-phases="preview live">
          <Pressable press={press} className="btn btn--secondary">
            {way ?? t('data.way')}
          </Pressable>
        </span>
      ) : null}
    </div>
  );
}
