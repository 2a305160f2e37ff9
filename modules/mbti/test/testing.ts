// Door for the tests of this screen: the whole screen on a test page, as a document has it.
import { type RenderedNode, renderNode, type TestNode } from '../../../engine/testing.tsx';
import { mbtiTest } from './test.tsx';
import { bringLaterViews } from './use-later-views.ts';

const signedOut = { status: 'loading', signedOut: true };

export type TestScreen = RenderedNode;

/** What a test may say of the page around the screen. */
export type TestParts = Partial<Omit<TestNode, 'node' | 'widgets'>>;

/** The screen, with the views that come after its questions where they can be loaded; a visitor's, where a test says nothing else. */
export const renderTest = async (test: TestParts = {}): Promise<TestScreen> => {
  await bringLaterViews().catch(() => undefined);
  return renderNode(
    {
      widget: 'mbti-test',
      mine: 'mine',
      facts: 'facts',
      topics: 'topics',
      people: 'people',
      chosen: 'type',
      resultShown: 'resultShown',
      visibilityPopup: 'visibility',
      reportPopup: 'report',
    },
    {
      widgets: { 'mbti-test': mbtiTest },
      state: { type: '', resultShown: false },
      ...test,
      data: {
        mine: signedOut,
        facts: { status: 'loading' },
        topics: signedOut,
        people: signedOut,
        ...test.data,
      },
    },
  );
};
