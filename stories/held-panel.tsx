// The panel Edit by itself, as its stories type into it.
import { useState } from 'react';
import { within } from 'storybook/test';
import { languages } from '../engine/i18n/language.ts';
import { testSchemas } from '../engine/testing.tsx';
import { type Control, formsOf } from '../tools/designers/form-of.ts';
import { namePlaces } from '../tools/designers/names-of.ts';
import { Form } from '../tools/designers/node-form.tsx';
import { Panel } from '../tools/designers/panel.tsx';

const forms = formsOf(testSchemas);
const pictures = ['art/rose-night/sky.svg', 'art/carnival/sky.svg'];
const kinds = [
  { name: 'divider', about: 'A line between two parts.' },
  { name: 'rich-text', about: 'Words.' },
];
export const parts = {
  forms,
  pictures,
  kinds,
  families: ['carnival', 'rose-night'],
  art: '/any/folder/activities/',
  places: namePlaces(testSchemas),
  known: { bridge: ['chat', 'share'], link: ['/activity_center'] },
};

interface HeldProps {
  /** Each has a history of its own. */
  story: string;
  node?: object;
  /** Where it is a whole document. */
  file?: string;
  told?: Parameters<typeof Panel>[0]['told'];
}

export const hero = {
  widget: 'hero',
  art: { sky: 'art/rose-night/sky.svg' },
  title: { en: 'Roses', cn: '玫瑰' },
};

/** A panel that keeps what it tells. */
export function Held({ story, told = [], node = hero, file }: HeldProps) {
  const [text, setText] = useState(JSON.stringify(node, null, 2));
  return <Panel {...parts} {...{ story, text, told, file }} onText={setText} />;
}

export const textOf = (canvas: HTMLElement, what = 'story') =>
  within(canvas).getByLabelText<HTMLTextAreaElement>(`JSON of the ${what}`);

export const nodeOfPanel = (canvas: HTMLElement, what?: string) => JSON.parse(textOf(canvas, what).value);

/** One field of a form, with what it holds now. */
export function HeldForm({ control, value: first }: { control: Control; value: unknown }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Form {...{ control, value }} {...parts} spoken={languages} onChange={setValue} label="it" path={[]} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
