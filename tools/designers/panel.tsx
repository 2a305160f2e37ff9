// Storybook draws this with its own React, by `React.createElement`: the name must be here.
import * as React from 'react';
import { isLanguage, languages } from '../../engine/i18n/language.ts';
import { PAGE } from './form-of.ts';
import type { FormParts } from './form-values.tsx';
import { again, back, begun, changed, type History } from './history.ts';
import type { Told } from './judge-node.ts';
import { type NamePlaces, type Names, namesOf, offeredNames } from './names-of.ts';
import { Form } from './node-form.tsx';
import { panelStyle } from './panel-style.ts';
import { Copy, JsonText } from './panel-text.tsx';
import { errorsIn } from './told-event.ts';
import { isValues, type Path } from './values.ts';

interface PanelProps extends Omit<FormParts, 'onAdd' | 'names' | 'spoken'> {
  /** Where a document defines what may be named. */
  places: NamePlaces;
  /** What may be named whatever the document. */
  known: Names;
  /** What may be named in the document around a node. */
  around?: Names | undefined;
  /** What is edited, by its story. */
  story: string;
  /** JSON of the story's node, or of its document. */
  text: string;
  onText: (text: string) => void;
  /** Name of the file, below activities/, where the story is a whole document. */
  file?: string | undefined;
  /** What a document was before anybody changed it. */
  first?: string | undefined;
  /** What the check says of it. */
  told: readonly Told[];
  /** The document in which a node is judged and shown. */
  from?: string | undefined;
  /** What the check says is of this text; without it, of the one before. */
  isJudged?: boolean | undefined;
  /** The address that opens the story as it is now, also for others. */
  linkOf?: ((text: string) => Promise<string>) | undefined;
  /** A part is being added. */
  isAdding?: boolean;
  /** Adds a part to a list of a document. @param text JSON of the document as it is now */
  onAdd?: ((list: Path, place: number, widget: string, text: string) => void) | undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** ms without a change, until the story is told: it draws and judges everything anew. */
const PAUSE = 300;

interface Draft {
  text: string;
  by: 'form' | 'json';
  isSaid: boolean;
}

/** What somebody is typing, until the story has taken it. */
function useDraft(text: string, onText: (text: string) => void) {
  const [draft, setDraft] = React.useState<Draft>();
  const say = React.useRef(onText);
  say.current = onText;
  const unsaid = React.useRef<string>(undefined);
  unsaid.current = draft && !draft.isSaid ? draft.text : undefined;
  React.useEffect(() => {
    if (!draft || draft.isSaid) return;
    const wait = setTimeout(() => {
      say.current(draft.text);
      setDraft(draft.text === text ? undefined : { ...draft, isSaid: true });
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [draft, text]);
  // A change of the text is the story's answer, or somebody else's change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text alone says that the story has taken it
  React.useEffect(() => {
    setDraft((held) => (held?.isSaid ? undefined : held));
  }, [text]);
  // What was typed last is not lost with the panel.
  React.useEffect(() => () => void (unsaid.current !== undefined && say.current(unsaid.current)), []);
  return [draft, (next: string, by: Draft['by']) => setDraft({ text: next, by, isSaid: false })] as const;
}

/** The languages of a document; a node's story speaks them all. */
const spokenIn = (document: unknown): readonly string[] =>
  isValues(document) && Array.isArray(document.languages) ? document.languages.filter(isLanguage) : languages;

const histories = new Map<string, History>();

/** Steps of each story, to take back: also those of a story that somebody has left and comes back to. */
function useHistory(story: string, text: string, onText: (text: string) => void) {
  const history = changed(histories.get(story) ?? begun(text), text);
  histories.set(story, history);
  const go = (to: History): void => {
    histories.set(story, to);
    onText(to.now);
  };
  return {
    back: history.past.length > 0 ? () => go(back(history)) : undefined,
    again: history.undone.length > 0 ? () => go(again(history)) : undefined,
  };
}

/** A story's node or document as a form, and as JSON: to copy, and to paste another in its place. */
export function Panel(props: PanelProps): React.ReactNode {
  const {
    story,
    text,
    onText,
    file,
    first,
    told,
    from,
    isJudged = true,
    isAdding,
    forms,
    known,
    around,
    linkOf,
    onAdd,
  } = props;
  const [draft, setDraft] = useDraft(text, onText);
  const steps = useHistory(story, text, onText);
  const json = React.useRef<HTMLDivElement>(null);
  const errors = errorsIn(told);
  const written = draft?.by === 'form' ? draft.text : text;
  const now = React.useMemo(() => parsed(written), [written]);
  const last = React.useRef(now);
  if (now !== undefined) last.current = now;
  const name =
    file === undefined ? `nodes/${isValues(last.current) && last.current.widget}.schema.json` : PAGE;
  const control = forms[name];
  const own = file !== undefined && isValues(last.current) ? namesOf(props.places, last.current) : around;
  const isBroken = draft?.by === 'json' ? parsed(draft.text) === undefined : now === undefined;
  return (
    <div className="node-form">
      <style>{panelStyle}</style>
      <div className="node-form__bar">
        <button type="button" disabled={!steps.back} onClick={steps.back}>
          Undo
        </button>
        <button type="button" disabled={!steps.again} onClick={steps.again}>
          Redo
        </button>
        {first !== undefined && (
          <button type="button" disabled={text === first} onClick={() => onText(first)}>
            Begin anew
          </button>
        )}
        {linkOf && (
          <Copy key={written} what={() => linkOf(written)}>
            Copy link
          </Copy>
        )}
        <span role="status">
          {isAdding
            ? 'Adding…'
            : isBroken
              ? 'The form waits until the JSON is whole again.'
              : isJudged
                ? ''
                : 'Checking…'}
        </span>
        <button type="button" onClick={() => json.current?.scrollIntoView({ block: 'start' })}>
          {errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}: not shown yet` : 'JSON'} ↓
        </button>
      </div>
      <fieldset className="node-form__form" disabled={isBroken || isAdding}>
        {control && (
          <Form
            {...props}
            key={name}
            control={control}
            value={last.current}
            onChange={(next) => setDraft(JSON.stringify(next, null, 2), 'form')}
            onAdd={onAdd && ((...of) => onAdd(...of, written))}
            names={offeredNames(known, own ?? {})}
            spoken={file === undefined ? languages : spokenIn(last.current)}
            label={file === undefined ? '' : 'page'}
            path={[]}
          />
        )}
      </fieldset>
      <JsonText
        top={json}
        text={draft?.by === 'json' ? draft.text : text}
        onText={(next) => setDraft(next, 'json')}
        told={told}
        about={file !== undefined ? `activities/${file}` : from && `As it stands in activities/${from}`}
        label={file === undefined ? 'JSON of the story' : 'JSON of the document'}
      />
    </div>
  );
}
