import { cdp } from 'vitest/browser';
import { type AccessibleNode, type Drawn, type Stop, stopsOf } from '../../tools/heard/stops.ts';

interface Frame {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly Frame[];
}
/** What is used of DOMSnapshot.captureSnapshot. */
interface Snapshot {
  readonly strings: readonly string[];
  readonly documents: readonly {
    readonly frameId: number;
    readonly nodes: {
      readonly parentIndex: readonly number[];
      readonly backendNodeId: readonly number[];
      readonly attributes: readonly (readonly number[])[];
    };
    readonly layout: {
      readonly nodeIndex: readonly number[];
      readonly styles: readonly (readonly number[])[];
      readonly bounds: readonly (readonly [number, number, number, number])[];
    };
  }[];
}

const framesOf = (tree: Frame): Frame['frame'][] => [
  tree.frame,
  ...(tree.childFrames ?? []).flatMap(framesOf),
];

/** What is made for ears alone is a pixel large. */
const forEars = 1;

function drawnOf({ strings, documents }: Snapshot, frame: string): Map<number, Drawn> {
  const found = documents.find(({ frameId }) => strings[frameId] === frame);
  if (!found) throw new Error('the layout tells nothing of the page');
  const { nodes, layout } = found;
  const boxes = new Map(layout.nodeIndex.map((node, at) => [node, at]));
  const boundsAt = (node: number) => layout.bounds[boxes.get(node) ?? -1];
  const isForEars = (node: number): boolean => {
    const [, , width = 0, height = 0] = boundsAt(node) ?? [];
    return width <= forEars && height <= forEars;
  };
  /** Letters lie in a line with what is around them. */
  const isInline = (node: number): boolean => {
    const at = boxes.get(node);
    const display = at === undefined ? 'contents' : strings[layout.styles[at]?.[0] ?? -1];
    return display === 'inline' || display === 'contents' || isForEars(node);
  };
  const parent = (node: number): number => nodes.parentIndex[node] ?? -1;
  const drawn = new Map<number, Drawn>();
  for (const [node, id] of nodes.backendNodeId.entries()) {
    let block = parent(node);
    let ears = false;
    while (block >= 0 && isInline(block)) {
      ears ||= boxes.has(block) && isForEars(block);
      block = parent(block);
    }
    const [left, top, width, height] = boundsAt(node) ?? [0, 0, 0, 0];
    const place = { left, top, right: left + width, bottom: top + height };
    drawn.set(id, width > forEars && !ears ? { block, place } : { block });
  }
  return drawn;
}

const session = () => cdp() as unknown as { send: (method: string, options?: object) => Promise<unknown> };

/** The frame of the page, which lies in the runner's. */
async function frameOf(): Promise<string> {
  const { frameTree } = (await session().send('Page.getFrameTree')) as { frameTree: Frame };
  const frame = framesOf(frameTree).find(({ url }) => url === location.href);
  if (!frame) throw new Error('the browser does not know the page');
  return frame.id;
}

/** What a screen reader is given of the page as it is now. */
export async function listen(): Promise<readonly Stop[]> {
  const frame = await frameOf();
  const { nodes } = (await session().send('Accessibility.getFullAXTree', { frameId: frame })) as {
    nodes: readonly AccessibleNode[];
  };
  const snapshot = (await session().send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display'],
  })) as Snapshot;
  return stopsOf(nodes, drawnOf(snapshot, frame));
}

const MARK = 'data-heard-here';

/** The number by which the browser knows an element. */
export async function numberOf(element: Element): Promise<number> {
  element.setAttribute(MARK, '');
  try {
    const { strings, documents } = (await session().send('DOMSnapshot.captureSnapshot', {
      computedStyles: [],
    })) as Snapshot;
    for (const { nodes } of documents) {
      const node = nodes.attributes.findIndex((pairs) => pairs.some((one) => strings[one] === MARK));
      const number = nodes.backendNodeId[node];
      if (number !== undefined) return number;
    }
    throw new Error('the browser does not know the element');
  } finally {
    element.removeAttribute(MARK);
  }
}
