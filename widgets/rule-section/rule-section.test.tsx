// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { ruleSection } from './rule-section.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());

describe('rules', () => {
  it('are an ordered list of Markdown texts, with headings where a rule has one', async () => {
    page = await renderNode(
      {
        widget: 'rule-section',
        rules: [
          { title: { cn: '时间', en: 'Time' }, text: { cn: '**7 天**', en: 'It lasts **7 days**.' } },
          { text: '- one\n- two' },
        ],
      },
      { widgets: { 'rule-section': ruleSection }, lang: 'en' },
    );
    const [first, second, none] = page.container.querySelectorAll('ol.rule-section > li');
    expect(first?.querySelector('h3')?.textContent).toBe('Time');
    expect(first?.querySelector('strong')?.textContent).toBe('7 days');
    expect(second?.querySelector('h3')).toBeNull();
    expect(second?.querySelectorAll('ul > li')).toHaveLength(2);
    expect(none).toBeUndefined();
  });

  it('need no script on the phone', async () => {
    page = await renderNode(
      { widget: 'rule-section', rules: [{ text: 'Be kind.' }] },
      { widgets: { 'rule-section': ruleSection } },
    );
    expect(page.page.model.body[0]?.live).toBeUndefined();
  });
});
