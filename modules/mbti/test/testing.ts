// Door for the tests of this screen: the whole screen on a test page, as a document has it.
import { type RenderedNode, renderNode, type TestNode } from '../../../engine/testing.tsx';
import { mbtiTest } from './test.tsx';

const signedOut = { status: 'loading', signedOut: true };

/** The screen; a visitor's, where a test says nothing else. */
export const renderTest = (test: Partial<Omit<TestNode, 'node' | 'widgets'>> = {}): Promise<RenderedNode> =>
  renderNode(
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
