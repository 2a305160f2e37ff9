import { type ReactNode, useEffect, useRef } from 'react';
import { savePicture, usePage, useToast, useWorld, type WidgetProps } from '../../../engine/index.ts';
import type { MbtiMatchProps } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { fill } from '../fill.ts';
import { rememberFriend } from '../parts/friend.ts';
import { Phrases } from '../parts/phrases.tsx';
import { usePicture } from '../parts/use-picture.ts';
import { codeOfTypes, pairNames, pairOf } from '../rules/pair.ts';
import type { TypeText } from '../texts.ts';
import { drawMatch } from './draw-match.ts';
import { Two } from './two.tsx';
import { fileNameOf, MATCH, useSend } from './use-send.ts';

/** A match: both characters, the score, a line, why, and the ways to pass it on. */
export function PairView(
  props: WidgetProps<MbtiMatchProps> & {
    one: TypeText;
    other: TypeText;
    /** The second of them is the reader; a link with both says of neither who it is. */
    told: boolean;
    onChange?: () => void;
  },
): ReactNode {
  const { labels, match, types, characters, one, other, told, onChange } = props;
  const { texts, lines } = match;
  const { href, tag } = usePage();
  const world = useWorld();
  const toast = useToast();
  const send = useSend(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { score, alike } = pairOf(one.code, other.code);
  const line = lines.find((each) => each.alike.join() === alike.join())?.text ?? '';
  const code = codeOfTypes(one.code, other.code);
  const percent = fill(texts.scoreValue, { n: score });

  useEffect(() => {
    if (!told) return;
    // The type was picked further down: the score is what it was picked for.
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [told]);

  const picture = usePicture(code, () =>
    drawMatch(world.links, `${MATCH}/${code}`, {
      types: [one, other],
      figures: [one, other].map((type) => characters[type.code.toLowerCase()] ?? ''),
      score: percent,
      heading: texts.score,
      line,
      scan: texts.scan,
      tag,
    }),
  );
  const title = fill(texts.pairShareTitle, { n: score });
  const save = async (): Promise<void> => {
    try {
      const made = await picture.get();
      const by = await savePicture(world.app, made, fileNameOf(code));
      toast(by === 'app' ? labels.texts.pictureSaved : labels.texts.pictureDownloaded, 'success');
    } catch {
      toast(labels.texts.loadFailed, 'failure');
    }
  };
  const letters = (type: TypeText, index: number): string => {
    const letter = type.code[index] as keyof typeof types.letters;
    return types.letters[letter].name;
  };
  return (
    <>
      <section className="mbti-card mbti-match-card">
        <Two
          texts={texts}
          labels={labels.texts}
          characters={characters}
          left={one}
          right={other}
          leftName={told ? texts.friend : ''}
          rightName={told ? texts.you : ''}
        >
          <h2 className="mbti-match-score" ref={heading} tabIndex={-1}>
            <small>{texts.score}</small>
            <span className="tabular">{percent}</span>
          </h2>
        </Two>
        <p className="mbti-match-card__line">
          <Phrases text={line} tag={tag} />
        </p>
        <div className="mbti-match-card__ways">
          <ActionButton
            className="btn btn--primary"
            onPress={async () => send(code, title, await picture.soon())}
          >
            {texts.sharePair}
          </ActionButton>
          <ActionButton className="btn btn--secondary" onPress={save}>
            {texts.savePair}
          </ActionButton>
        </div>
      </section>
      <section className="mbti-card" aria-labelledby="mbti-why">
        <h2 id="mbti-why">{texts.why}</h2>
        <ul className="mbti-why">
          {pairNames.map((name, index) => (
            <li key={name} className={alike.includes(name) ? 'is-same' : 'is-different'}>
              <b>{texts.aspects[name as keyof typeof texts.aspects]}</b>
              <span>
                {letters(one, index)} · {letters(other, index)}
              </span>
              <em>{alike.includes(name) ? texts.same : texts.different}</em>
            </li>
          ))}
        </ul>
        <p className="mbti-note">{texts.how}</p>
      </section>
      <nav className="mbti-match-card__ways">
        <a className="btn btn--secondary" href={href(MATCH)} onClick={() => rememberFriend(undefined)}>
          {texts.another}
        </a>
        {onChange ? (
          <button type="button" className="btn btn--quiet" onClick={onChange}>
            {texts.notMe}
          </button>
        ) : (
          <a className="btn btn--secondary" href={href('/mbti')}>
            {labels.texts.testNow}
          </a>
        )}
      </nav>
    </>
  );
}
