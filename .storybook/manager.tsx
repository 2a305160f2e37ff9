import * as React from 'react';
import { addons, types, useArgs, useChannel, useStorybookState } from 'storybook/manager-api';
import { DocumentText, Panel } from '../tools/designers/panel.tsx';
import { EVENT, type Said } from '../tools/designers/told-event.ts';

const none: Said['forms'] = { forms: {}, pictures: [], art: '' };

/** The panel beside a story: its node as a form and as JSON, or its document as JSON. A change is the story's argument, so that it shows at once. */
function NodePanel(): React.ReactNode {
  const { storyId } = useStorybookState();
  const [args, setArgs] = useArgs();
  // A story that is still on its way has none.
  const node: unknown = args?.node;
  const [{ forms, pictures, art }, setForms] = React.useState(none);
  const [told, setTold] = React.useState<Said['told']>();
  const [whole, setWhole] = React.useState<Said['document']>();
  const emit = useChannel({ [EVENT.forms]: setForms, [EVENT.told]: setTold, [EVENT.document]: setWhole });
  // A story that is still on its way answers nothing: each asks anew until one did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each story
  React.useEffect(() => {
    if (forms === none.forms) emit(EVENT.ask);
  }, [told, forms, emit]);
  if (typeof node !== 'string' && whole?.story === storyId)
    return <DocumentText file={whole.file} text={whole.text} />;
  if (typeof node !== 'string') return <p style={{ padding: 12 }}>This story is no single node.</p>;
  const own = told?.story === storyId ? told : undefined;
  return (
    <Panel
      key={storyId}
      text={node}
      onText={(text) => setArgs({ node: text })}
      told={own?.told ?? []}
      from={own?.from}
      forms={forms}
      pictures={pictures}
      art={art}
    />
  );
}

// Who opens a story finds its node beside it, at its full height.
addons.setConfig({ panelPosition: 'right', selectedPanel: 'gala/node' });
addons.register('gala', () => {
  addons.add('gala/node', {
    type: types.PANEL,
    title: 'Node',
    render: ({ active }) => (active ? <NodePanel /> : null),
  });
});
