import { describe, expect, it } from 'vitest';
import type { ActivityDocument, NodeValue } from '../document/document.ts';
import { openTestPage, type TestPageStart } from '../page/test-page.ts';
import { defineWidget, type Widget } from './define-widget.ts';
import { Markdown } from './markdown.tsx';
import { Pressable } from './pressable.tsx';
import type { Press } from './resolved.ts';
import { renderStaticPage, type StaticPage } from './static-page.tsx';

const widgets = new Map<string, Widget>([
  [
    'section',
    defineWidget<{ title: string; body: never }>(({ title, body }) => (
      <section aria-label={title}>{body}</section>
    )),
  ],
  ['rich-text', defineWidget<{ text: never }>(({ text }) => <Markdown blocks={text} />)],
  [
    'button',
    defineWidget<{ label: string; press: never }>(({ label, press }) => (
      <Pressable press={press as Press}>{label}</Pressable>
    )),
  ],
  [
    'image',
    defineWidget<object>(() => {
      throw new Error('no fuse');
    }),
  ],
]);
const draw = (
  body: NodeValue[],
  more: Partial<ActivityDocument> = {},
  start: TestPageStart = {},
): StaticPage => renderStaticPage(openTestPage({ body, ...more }, start), widgets);

const text: NodeValue = { widget: 'rich-text', text: 'Be **kind** & [read](/seed_rule)' };
const share = (label = 'Share'): NodeValue => ({ widget: 'button', label, press: [{ do: 'share' }] });
const link: NodeValue = { widget: 'button', label: 'Rules', press: [{ do: 'navigate', to: '/seed_rule' }] };
const broken: NodeValue = { widget: 'image', src: 'art/x.svg', alt: 'x', width: 1, height: 1 };
const section = (...body: NodeValue[]): NodeValue => ({ widget: 'section', title: 'Part', body });

describe('a page drawn at build', () => {
  it('of static widgets hydrates nothing', () => {
    const page = draw([section(text, link)]);
    expect(page.islands).toEqual({});
    expect(page.scripted).toEqual([]);
    expect(page.widgets).toEqual(['section', 'rich-text', 'button']);
    expect(page.first.join('') + page.rest).not.toContain('data-island');
    expect(page.first.join('') + page.rest).toContain(
      '<p>Be <strong>kind</strong> &amp; <a href="/h5_ac/seed_rule">read</a></p>',
    );
    expect(page.first.join('') + page.rest).toContain('<a href="/h5_ac/seed_rule">Rules</a>');
  });

  it('draws two nodes first, with the names of their widgets alone', () => {
    const page = draw([section(text), link, section(share())]);
    expect(page.first.join('')).toContain('Rules');
    expect(page.first.join('')).not.toContain('Share');
    expect(page.rest).toContain('Share');
    expect(page.rest).not.toContain('Rules');
    expect(page.firstWidgets).toEqual(['section', 'rich-text', 'button']);
    expect(draw([section(text), text, link]).firstWidgets).toEqual(['section', 'rich-text']);
  });

  it('has an island for each live node, and no more: what is around it stays static', () => {
    const page = draw([section(text, share('One'), link), share('Two')]);
    expect(Object.keys(page.islands)).toEqual(['b0.body.1', 'b1']);
    expect(page.scripted).toEqual(['button']);
    expect((page.first.join('') + page.rest).match(/data-island="[^"]+"/g)).toEqual([
      'data-island="b0.body.1"',
      'data-island="b1"',
    ]);
    expect(page.first.join('') + page.rest).toMatch(/<button type="button"[^>]*>One<\/button>/);
  });

  it('a live node holds its children itself: no island in an island', () => {
    const live = { ...section(share('One'), text), visible: 'lang == "en"' };
    const page = draw([live]);
    expect(Object.keys(page.islands)).toEqual(['b0']);
    expect((page.first.join('') + page.rest).match(/data-island/g)).toHaveLength(1);
    expect(page.scripted).toEqual(['section', 'button', 'rich-text']);
  });

  it('a node that throws leaves a gap and a fault, and takes nothing else down', () => {
    const page = draw([section(text, broken, link), text]);
    expect(page.faults).toEqual([{ node: 'b0.body.1', widget: 'image', message: 'no fuse' }]);
    expect(page.first.join('') + page.rest).toContain('<div class="node" data-node="b0.body.1"></div>');
    expect((page.first.join('') + page.rest).match(/<strong>kind/g)).toHaveLength(2);
    expect(page.first.join('') + page.rest).toContain('Rules');
    expect(draw([text]).faults).toEqual([]);
  });

  it('a live node that throws is still tried on the phone', () => {
    const page = draw([{ ...broken, visible: 'lang == "en"' }]);
    expect(page.faults).toHaveLength(1);
    expect(Object.keys(page.islands)).toEqual(['b0']);
    expect(page.first.join('') + page.rest).toContain('data-island="b0"></div>');
  });

  it('a widget that there is not is a fault that names it', () => {
    const page = draw([{ widget: 'hero', title: 'x', art: {} }, text]);
    expect(page.faults).toMatchObject([{ node: 'b0', widget: 'hero' }]);
    expect(page.first.join('') + page.rest).toContain('kind');
  });

  it('holds the words of every phase, marked with it', () => {
    const page = draw([{ ...text, visible: "phase == 'ended'" }], {}, { phase: 'live' });
    expect(page.first.join('') + page.rest).toContain('data-phases="ended"');
    expect(page.first.join('') + page.rest).toContain('kind');
    expect(page.islands).toEqual({});
  });

  it('escapes what a document says', () => {
    const page = draw([share('<img src=x onerror=alert(1)>'), { ...section(), title: '"><script>' }]);
    expect(page.first.join('') + page.rest).not.toMatch(/<img|<script/);
  });

  it('knows the widgets of its popups, whose style has to be there, but does not ask for their script', () => {
    const page = draw([share()], { popups: { help: { title: 'Help', body: [section(text)] } } });
    expect(page.widgets).toEqual(['button', 'section', 'rich-text']);
    expect(page.scripted).toEqual(['button']);
    expect(page.first.join('') + page.rest).not.toContain('kind');
  });
});

describe('a node that requires a method of the app', () => {
  const saves: NodeValue = { ...text, requires: 'saveImage', fallback: [link] };

  it('capabilities: stands on the page with what takes its place; of static nodes, without script', () => {
    const page = draw([saves]);
    expect(page.islands).toEqual({});
    expect(page.widgets).toEqual(['rich-text', 'button']);
    expect(page.first.join('')).toMatch(
      /<div class="either" data-requires="saveImage"><div class="either__app">.*<strong>kind<\/strong>.*<\/div><div class="either__else">.*Rules.*<\/div>/,
    );
    expect(page.first.join('')).not.toContain('data-can');
  });

  it('capabilities: only what is live in it is an island', () => {
    const page = draw([{ ...share('With'), requires: 'share', fallback: [text, share('Without')] }]);
    expect(Object.keys(page.islands)).toEqual(['b0.app.0', 'b0.else.1']);
    expect(page.scripted).toEqual(['button']);
  });

  it('capabilities: its anchor and its phases are those of both', () => {
    const page = draw([{ ...saves, id: 'saves', visible: "phase == 'live'" }]);
    expect(page.first.join('')).toMatch(/^<div class="node" data-node="b0" id="saves" data-phases="live">/);
    expect(page.first.join('').match(/data-phases/g)).toHaveLength(1);
  });

  it('what is for people alone is drawn with its place, and CSS keeps it from visitors', () => {
    const page = draw([{ ...share('Mine'), visible: 'signedIn' }]);
    expect(page.first.join('')).toMatch(/<div class="node" data-node="b0" data-signed-in=""[^>]*>.*Mine/);
    const open = draw([{ ...share('Mine'), visible: "signedIn && phase == 'live'" }]);
    expect(open.first.join('')).not.toContain('Mine');
  });

  it('capabilities: seen by more than the phase, it is an island with both inside', () => {
    const page = draw([{ ...saves, visible: 'signedIn' }]);
    expect(Object.keys(page.islands)).toEqual(['b0']);
    expect(page.scripted).toEqual(['rich-text', 'button']);
  });
});
