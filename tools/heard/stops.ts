// What a screen reader is given, in the order in which it says it. Loaded in the browser as well: no Node.js.

/** A node of Chromium's accessibility tree, as the DevTools protocol tells it (Accessibility.AXNode). */
export interface AccessibleNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Where something is seen, CSS px from the page's top left. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the page's layout says of a node that is in the tree. */
export interface Drawn {
  /** The block whose letters it is part of: another number, another block. */
  readonly block: number;
  /** Absent where it is there for ears alone. */
  readonly place?: Place;
}

/** What is said in one go, and what it holds. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** Value, states and description, in the words in which they are written. */
  readonly said: readonly string[];
  readonly inside: readonly Stop[];
  /** px; of texts and controls that are seen. */
  readonly place?: Place | undefined;
  /** The number by which the browser knows the element. */
  readonly node?: number | undefined;
  readonly focusable: boolean;
  readonly live: string;
  readonly url: string;
}

/** What nobody says: it only holds others. A form or section counts where it has a name. */
const silent = new Set(['none', 'generic', 'main', 'paragraph', 'RootWebArea', 'strong', 'emphasis']);
const silentMore = [
  'sectionheader',
  'sectionfooter',
  'banner',
  'mark',
  'time',
  'code',
  'DescriptionList',
  'LayoutTable',
  'rowgroup',
  'Figcaption',
];
for (const one of silentMore) silent.add(one);
const onlyNamed = new Set([
  'region',
  'form',
  'group',
  'section',
  'Section',
  'figure',
  'article',
  'Details',
  'blockquote',
]);
const left = new Set(['InlineTextBox', 'LineBreak', 'ListMarker']);
const ownName: Record<string, string> = {
  DisclosureTriangle: 'disclosure',
  listitem: 'item',
  image: 'picture',
};

/** Roles of what somebody presses, types in or turns. */
export const controls: ReadonlySet<string> = new Set([
  'button',
  'link',
  'tab',
  'checkbox',
  'radio',
  'switch',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'option',
  'slider',
  'spinbutton',
  'menuitem',
  'disclosure',
  'Date',
  'DateTime',
]);
/** Whose content is its name, which is said once. */
const namedByContent = new Set([
  ...controls,
  'heading',
  'cell',
  'rowheader',
  'columnheader',
  'caption',
  'term',
]);

/** As it is said: what holds two letters together is no sound. */
const textOf = (value: unknown): string =>
  String(value ?? '')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim();

/** Chromium tells a `valuetext` byte by byte: read as the UTF-8 that it is. */
function asUtf8(value: string): string {
  if (!/[^\0-\x7f]/.test(value) || /[^\0-\xff]/.test(value)) return value;
  const bytes = Uint8Array.from(value, (letter) => letter.charCodeAt(0));
  const read = new TextDecoder().decode(bytes);
  return read.includes('\ufffd') ? value : read;
}

/** States, each with how it is said; what is off or usual is not said. */
const states: Record<string, (value: string) => string> = {
  valuetext: (value) => value,
  level: (value) => `level ${value}`,
  checked: (value) => (value === 'true' ? 'checked' : value === 'mixed' ? 'partly checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  selected: (value) => (value === 'true' ? 'selected' : ''),
  expanded: (value) => (value === 'true' ? 'expanded' : 'collapsed'),
  disabled: (value) => (value === 'true' ? 'disabled' : ''),
  busy: (value) => (value === 'true' ? 'busy' : ''),
  required: (value) => (value === 'true' ? 'required' : ''),
  readonly: (value) => (value === 'true' ? 'read only' : ''),
  invalid: (value) => (value === 'false' || value === '' ? '' : 'invalid'),
  hasPopup: (value) => (value === 'false' ? '' : `opens a ${value}`),
  roledescription: (value) => value,
  live: (value) => (value === 'off' ? '' : value),
};

/**
 * The stops of a page.
 *
 * @param nodes the whole tree, its root first
 * @param drawn what the layout says, by the browser's number of a node
 */
export function stopsOf(
  nodes: readonly AccessibleNode[],
  drawn: ReadonlyMap<number, Drawn>,
): readonly Stop[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  const inside = (node: AccessibleNode): Stop[] =>
    joined(
      (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child ? stops(child) : [];
      }),
    );

  function stops(node: AccessibleNode): Stop[] {
    const role = textOf(node.role?.value);
    if (left.has(role)) return [];
    const name = textOf(node.name?.value);
    // Said with what it labels.
    if (role === 'LabelText' || role === 'Legend' || role === 'caption')
      return inside(node).filter((one) => one.role !== 'text');
    if (node.ignored || silent.has(role) || (onlyNamed.has(role) && name === '')) return inside(node);
    const property = (key: string): string => {
      const value = node.properties?.find((one) => one.name === key)?.value.value;
      return textOf(key === 'valuetext' && typeof value === 'string' ? asUtf8(value) : value);
    };
    const as = ownName[role] ?? role;
    const layout = node.backendDOMNodeId === undefined ? undefined : drawn.get(node.backendDOMNodeId);
    const held = role === 'StaticText' ? [] : inside(node);
    const said = Object.entries(states).flatMap(([key, say]) => {
      if (key === 'level' && role !== 'heading') return [];
      const value = property(key);
      const words = value === '' ? '' : say(value);
      return words === '' ? [] : [words];
    });
    const value = textOf(node.value?.value);
    if (value !== '' && role !== 'StaticText' && property('valuetext') === '') said.unshift(value);
    const description = textOf(node.description?.value);
    if (description !== '') said.push(`(${description})`);
    return [
      {
        role: as === 'StaticText' ? 'text' : as,
        name,
        said,
        inside: namedByContent.has(as) && as !== 'listbox' ? held.flatMap(withoutTexts) : held,
        place: layout?.place,
        node: node.backendDOMNodeId,
        focusable: property('focusable') === 'true',
        live: property('live'),
        url: property('url'),
      },
    ];
  }

  /** Letters of one block are heard in one go. */
  function joined(list: readonly Stop[]): Stop[] {
    const out: Stop[] = [];
    for (const stop of list) {
      const before = out.at(-1);
      if (stop.role === 'text' && before?.role === 'text' && blockOf(stop) === blockOf(before)) {
        out[out.length - 1] = {
          ...before,
          name: textOf(
            `${before.name} ${stop.name}`.replace(/ (?=[,.:;)\]，。：；、！？）」])|(?<=[([（「]) /g, ''),
          ),
          place: before.place ?? stop.place,
        };
      } else if (stop.role !== 'text' || stop.name !== '') out.push(stop);
    }
    return out;
  }

  const blockOf = ({ node }: Stop): number | undefined =>
    node === undefined ? undefined : drawn.get(node)?.block;

  const root = nodes[0];
  return root ? stops(root) : [];
}

/** What a control or heading holds beside its name. */
const withoutTexts = (stop: Stop): Stop[] =>
  controls.has(stop.role) || stop.role === 'heading' ? [stop] : stop.inside.flatMap(withoutTexts);

/** All of them in the order of reading. */
export const flat = (stops: readonly Stop[]): Stop[] => stops.flatMap((one) => [one, ...flat(one.inside)]);

/** One line a stop, what is held further in. */
export function written(stops: readonly Stop[], depth = 0): string[] {
  return stops.flatMap((stop) => {
    const { role, name, said, inside } = stop;
    const count =
      role === 'list' || role === 'tablist'
        ? [`${inside.length} ${inside.length === 1 ? 'item' : 'items'}`]
        : [];
    const words =
      role === 'text'
        ? name
        : [[role, name === '' ? '' : `"${name}"`].filter(Boolean).join(' '), ...count, ...said].join(', ');
    return [`${'  '.repeat(depth)}${words}`, ...written(inside, depth + 1)];
  });
}
