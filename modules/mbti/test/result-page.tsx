import type { ReactNode } from 'react';
import { useSignedIn, useSource, type WidgetProps } from '../../../engine/index.ts';
import type { MbtiMineAnswer, MbtiTestProps } from '../../../schemas/generated/types.gen.ts';
import { Loading } from '../common/loading.tsx';
import { shownResult } from '../common/shown-result.ts';
import { useDraft } from '../common/use-draft.ts';
import { Part } from '../parts/part.tsx';
import { NoneView } from './none-view.tsx';
import { ResultView } from './result-view.tsx';

/** The result that there is, or what stands in its place: on its way, failed, or not tested yet. */
export function ResultPage(props: WidgetProps<MbtiTestProps>): ReactNode {
  const { labels, mine } = props;
  const { texts } = labels;
  const signedIn = useSignedIn();
  const own = useSource<MbtiMineAnswer>(mine);
  const draft = useDraft();
  const shown = shownResult(draft, own.data, signedIn);
  if (shown) return <ResultView {...props} shown={shown} />;
  // Until there are words, the page keeps the place of what comes.
  if (signedIn && (own.status === 'error' || own.slow))
    return (
      <Part title={texts.yourType} id="mbti-own" texts={texts} source={own} name={mine}>
        {null}
      </Part>
    );
  if (signedIn && own.data === undefined) return <Loading texts={texts} className="mbti-card" />;
  return <NoneView {...props} answered={draft.answers.entry.length} />;
}
