import { DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { type SchemaSet, widgetNames } from '../../../engine/document/schema-set.ts';
import { faults } from '../faults.ts';
import type { Weight } from '../numbers.ts';
import { answersOf, fact, keysOfAll, type WidgetFact } from '../widget-facts.ts';
import { Copy, Phone } from './phone.tsx';
import './pages.css';

type Globals = Readonly<Record<string, string>>;

/**
 * What is chosen in the toolbar, as it changes. The phones of this page tell of their own choices by the same event: what it says
 * is not taken, or they would be loaded anew without end.
 */
function useChosen(): Globals {
  const context = useContext(DocsContext);
  const own = useCallback((): string => {
    const [first] = context.componentStories();
    return JSON.stringify(first ? context.getStoryContext(first).globals : {});
  }, [context]);
  const [chosen, setChosen] = useState(own);
  useEffect(() => {
    const take = (): void => setChosen(own());
    context.channel.on(GLOBALS_UPDATED, take);
    return () => context.channel.off(GLOBALS_UPDATED, take);
  }, [context, own]);
  return JSON.parse(chosen) as Globals;
}

/** Sentences, in which names in backticks lead to the pages of their widgets. */
function Sentences({ text, set }: { text: string; set: SchemaSet }): React.ReactNode {
  const known = widgetNames(set);
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : known.includes(part) ? (
      <a key={part} href={`./?path=/docs/widgets-${part}--docs`} target="_top">
        {part}
      </a>
    ) : (
      <code key={part}>{part}</code>
    ),
  );
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function Weighed({ name, live }: { name: string; live: boolean }): React.ReactNode {
  const [weight, setWeight] = useState<Weight>();
  useEffect(() => {
    void import('virtual:widget-weights').then(({ default: all }) => setWeight(all[name]));
  }, [name]);
  if (!weight) return null;
  return (
    <p>
      Adds to a page, brotli: {live ? `script ${kB(weight.script)}, ` : 'no script, '}
      style {kB(weight.style)}.
    </p>
  );
}

function Props({ rows, set }: Pick<WidgetFact, 'rows'> & { set: SchemaSet }): React.ReactNode {
  return (
    <table className="designers__props">
      <thead>
        <tr>
          <th>prop</th>
          <th>type and limits</th>
          <th>default</th>
          <th>meaning</th>
          <th>example</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <code>{row.name}</code>
              {row.required ? <b> required</b> : null}
            </th>
            <td>{row.type.replaceAll('`', '')}</td>
            <td>{row.default === undefined ? '' : <code>{JSON.stringify(row.default)}</code>}</td>
            <td>
              <Sentences text={row.description} set={set} />
            </td>
            <td>{row.example === undefined ? '' : <code>{row.example}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The page of a widget, made of its schema and its stories. Storybook shows it for every file of stories whose first story is a
 * node of a document.
 */
export function WidgetPage({ set }: { set: SchemaSet }): React.ReactNode {
  const context = useContext(DocsContext);
  const chosen = useChosen();
  const stories = context.componentStories();
  const [main] = stories;
  const node: unknown = main && context.getStoryContext(main).initialArgs.node;
  if (!main || typeof node !== 'string') return <p>These stories are no single node.</p>;
  const { widget } = JSON.parse(node) as { widget: string };
  const told = fact(set, widget);
  const answers = answersOf(set, widget);
  const globals = { ...chosen };
  return (
    <div className="designers">
      <h1>{widget}</h1>
      <p className="designers__lead">{told.description}</p>
      <div className="designers__main">
        <Phone story={main.id} title={main.name} globals={globals} height={700} />
        <div>
          {told.for ? (
            <>
              <h2>What for</h2>
              <p>
                <Sentences text={told.for} set={set} />
              </p>
            </>
          ) : null}
          {told.notFor ? (
            <>
              <h2>When not</h2>
              <p>
                <Sentences text={told.notFor} set={set} />
              </p>
            </>
          ) : null}
          <h2>Weight</h2>
          <p>
            {told.live
              ? 'Live: React runs it on the phone.'
              : 'Static: markup alone, unless one of its values asks for script.'}
          </p>
          <Weighed name={widget} live={told.live} />
          <h2>
            As a document has it <Copy text={node} label="Copy" />
          </h2>
          <pre>{node}</pre>
        </div>
      </div>
      <h2>Props</h2>
      {told.rows.length > 0 ? <Props rows={told.rows} set={set} /> : <p>It has none of its own.</p>}
      <details className="designers__more">
        <summary>What every widget may have: id, visible, requires, fallback, track</summary>
        <Props rows={keysOfAll(set)} set={set} />
      </details>
      {answers.length > 0 ? (
        <>
          <h2>Data states</h2>
          <p>
            What it shows comes from the server ({answers.join(', ')}); this is what stands there when that is
            slow, fails, has nothing, or is old.
          </p>
          <div className="designers__phones">
            {faults.map((fault) => (
              <Phone
                key={fault}
                story={main.id}
                title={fault}
                globals={{ ...globals, fault }}
                width={320}
                height={420}
              />
            ))}
          </div>
        </>
      ) : null}
      <h2>All its stories</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
