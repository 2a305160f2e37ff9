import { useRef, useState } from 'react';
import { defineWidget, usePage, useSignedIn, useSource } from '../../../engine/index.ts';
import type { MbtiMatchProps, MbtiMineAnswer } from '../../../schemas/generated/types.gen.ts';
import { Loading } from '../common/loading.tsx';
import { shownResult } from '../common/shown-result.ts';
import { useDraft } from '../common/use-draft.ts';
import { fill } from '../fill.ts';
import { rememberFriend, useFriend } from '../parts/friend.ts';
import { TypeGrid } from '../parts/type-grid.tsx';
import { typesInCode } from '../rules/pair.ts';
import { InviteView } from './invite-view.tsx';
import { PairView } from './pair-view.tsx';
import { Two } from './two.tsx';

/**
 * Two types side by side (decision 0050). An address with one type is an invitation: whoever opens it adds their own, from this
 * phone, by the test or by picking. With two it shows the match. Without any one begins: the own type goes into a link.
 */
export const mbtiMatch = defineWidget<MbtiMatchProps>((props) => {
  const { mine, pair, labels, types, match, characters } = props;
  const { texts } = match;
  const { href } = usePage();
  const signedIn = useSignedIn();
  const results = useSource<MbtiMineAnswer>(mine);
  const known = shownResult(useDraft(), results.data, signedIn)?.type;
  const remembered = useFriend();
  const [chosen, choose] = useState<string>();
  const [picking, setPicking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const inLink = typesInCode(String(pair ?? ''));
  const [first, second] = inLink ?? [];
  const friend = first ?? remembered;
  const own = chosen ?? known;
  const typeOf = (wanted: string | undefined) => types.types.find(({ code }) => code === wanted);
  const shared = { texts, labels: labels.texts, characters };
  const [theirs, ours] = [typeOf(friend), typeOf(own)];

  const anew = (): void => {
    title.current?.focus({ preventScroll: true });
    choose(undefined);
  };

  const body = () => {
    const [one, other] = [typeOf(first), typeOf(second)];
    // What is to be shown depends on the address, and but for a link with both on the own type: until they are known, nothing jumps.
    const asks = signedIn && own === undefined && results.status === 'loading' && !results.slow;
    if (pair === undefined || (asks && !other))
      return (
        <section className="mbti-card mbti-match-card mbti-match-card--waits">
          <Loading texts={labels.texts} />
        </section>
      );
    if (one && other) return <PairView {...props} one={one} other={other} told={false} />;
    if (theirs && ours && chosen)
      return <PairView {...props} one={theirs} other={ours} told onChange={anew} />;
    if (theirs)
      return (
        <section className="mbti-card mbti-match-card">
          <h2>{fill(texts.invited, { type: theirs.code, name: theirs.name })}</h2>
          <Two {...shared} left={theirs} leftName={texts.friend} rightName={texts.you} />
          <p>{texts.invitedLine}</p>
          {ours ? (
            <button type="button" className="btn btn--primary" onClick={() => choose(ours.code)}>
              {fill(texts.useMine, { type: ours.code })}
            </button>
          ) : null}
          <a
            className={ours ? 'btn btn--secondary' : 'btn btn--primary'}
            href={href('/mbti/test?level=entry')}
            onClick={() => rememberFriend(theirs.code)}
          >
            {texts.takeTest}
          </a>
          <button
            type="button"
            className="btn btn--secondary"
            aria-expanded={picking}
            onClick={() => setPicking(!picking)}
          >
            {texts.pick}
          </button>
          {picking ? <TypeGrid {...shared} types={types.types} onPick={(type) => choose(type)} /> : null}
        </section>
      );
    return (
      <InviteView
        {...props}
        own={ours}
        garbled={inLink === null}
        picking={picking}
        onPicking={() => setPicking(!picking)}
        onPick={(type) => choose(type)}
      />
    );
  };
  return (
    <div className="mbti mbti-match-page" data-view={first ? (second ? 'pair' : 'invited') : 'begin'}>
      <header className="mbti-match-page__head">
        <a className="mbti-match-page__back" href={href('/mbti')} aria-label={labels.texts.back}>
          ‹
        </a>
        <h1 ref={title} tabIndex={-1}>
          {texts.title}
        </h1>
      </header>
      {body()}
    </div>
  );
});
