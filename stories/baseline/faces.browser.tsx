import { afterEach, expect, inject, it } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../engine/render/base.css';

interface DomNode {
  readonly nodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly contentDocument?: DomNode;
}

/** The node of the page, or of a frame in it, that has an id. */
function withId(node: DomNode, id: string): number | undefined {
  const { attributes = [], children = [], contentDocument } = node;
  if (attributes[attributes.indexOf('id') + 1] === id && attributes.includes('id')) return node.nodeId;
  for (const one of contentDocument ? [contentDocument] : children) {
    const found = withId(one, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

afterEach(() => {
  document.body.innerHTML = '';
});

// What a machine has for faces of its own would be another picture there.
it.runIf(inject('baseline').browser).each([
  ['en', 'Two hearts 1,314', ['Noto Sans']],
  ['vi', 'Đêm hội tỏ tình ngọt ngào', ['Noto Sans']],
  ['th', 'ค่ำคืนสารภาพรัก', ['Noto Sans Thai']],
  ['zh-Hans', '告白之夜', ['Noto Sans SC']],
  ['zh-Hant', '告白之夜', ['Noto Sans TC']],
  ['en', '🌞', ['Noto Color Emoji']],
])('letters of %s (%s) are drawn in a face of a package', async (language, text, faces) => {
  document.documentElement.lang = language;
  document.body.innerHTML = `<p id="written">${text}</p>`;
  const session = cdp();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode };
  const nodeId = withId(root, 'written');
  if (nodeId === undefined) throw new Error('the paragraph was not found');
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(faces);
});
