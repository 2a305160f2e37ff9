import type { NodeValue } from '../document/document.ts';
import { defineDataWidget, defineWidget, type Widget } from './define-widget.ts';
import { Pressable } from './pressable.tsx';
import type { Press } from './resolved.ts';

// Widgets of the test stand in the place of real ones, so that each state is seen by itself.
const section = defineWidget<{ title: string; body: never }>(({ title, body }) => (
  <section aria-label={title}>{body}</section>
));
const button = defineWidget<{ label: string; press: never }>(({ label, press }) => (
  <Pressable press={press as Press}>{label}</Pressable>
));
const bomb = defineWidget<object>(() => {
  throw new Error('no fuse');
});
const list = defineDataWidget<object, { items: string[] }>({
  placeholder: () => ({ items: ['—', '—'] }),
  isEmpty: ({ items }) => items.length === 0,
  Component: ({ data, stale, more }) => (
    <ul data-is-stale={stale}>
      {data.items.map((item, i) => (
        <li key={String(i)}>{item}</li>
      ))}
      {more ? (
        <button type="button" data-more={more.state} onClick={more.next}>
          more
        </button>
      ) : null}
    </ul>
  ),
});
export const widgets: Record<string, Widget> = { section, button, image: bomb, 'activity-list': list };

/** A button with these words. */
export const label = (text: string, keys: object = {}): NodeValue => ({
  widget: 'button',
  label: text,
  press: [{ do: 'share' }],
  ...keys,
});
/** A section around these nodes. */
export const group = (...body: NodeValue[]): NodeValue => ({ widget: 'section', title: 'group', body });
