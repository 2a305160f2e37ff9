import { useEffect, useRef, useState } from 'react';
import {
  defineWidget,
  downloadFile,
  fileOf,
  usePage,
  useSignedIn,
  useSource,
  useStateValue,
  useToast,
  useWorld,
} from '../../../engine/index.ts';
import type { MbtiMineAnswer, MbtiReportProps } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { shownResult } from '../common/shown-result.ts';
import { useDraft } from '../common/use-draft.ts';
import { fill, temperamentOf } from '../types.ts';
import { REPORT_HEIGHT, REPORT_WIDTH } from './draw-report.ts';
import { makePicture } from './make-picture.ts';

/** Where the code of the report leads. */
const TEST = '/mbti';

/** The picture of a result (specification §2): made on the phone, saved and shared by the app, or as a file of the browser. */
export const mbtiReport = defineWidget<MbtiReportProps>(
  ({ mine, chosen, labels: { texts }, types, characters }) => {
    const world = useWorld();
    const toast = useToast();
    const { tag } = usePage();
    const draft = useDraft();
    const [asked] = useStateValue(chosen, '');
    const shown = shownResult(draft, useSource<MbtiMineAnswer>(mine).data, useSignedIn());
    const type = types.types.find(({ code }) => code === (asked || shown?.type));
    const frame = useRef<HTMLDivElement>(null);
    const [picture, setPicture] = useState<string | null>();
    const [tries, setTries] = useState(0);

    // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for a type, and again when that is asked for
    useEffect(() => {
      if (!type || !frame.current) return;
      let wanted = true;
      setPicture(undefined);
      makePicture(world.links, TEST, characters[type.code.toLowerCase()] ?? '', frame.current, {
        type: type.code,
        name: type.name,
        quote: type.title,
        tags: type.tag,
        shares: shown?.type === type.code ? shown.shares : null,
        letters: types.letters,
        heading: texts.report,
        scan: texts.scanToTest,
        tag,
      }).then(
        (made) => wanted && setPicture(made),
        () => wanted && setPicture(null),
      );
      return () => {
        wanted = false;
      };
    }, [type?.code, shown?.shares?.join(), tries]);

    if (!type) return <p className="mbti-note">{texts.unknownType}</p>;
    const file = `${type.code.toLowerCase()}.png`;
    const save = async (): Promise<void> => {
      if (!picture) return;
      if (await world.app.ask('saveImage', { image: picture })) return toast(texts.pictureSaved, 'success');
      downloadFile(fileOf(picture, file), document);
      toast(texts.pictureDownloaded, 'success');
    };
    const share = async (): Promise<void> => {
      if (!picture) return;
      const words = {
        shareTitle: fill(texts.shareTitle, { type: type.code, name: type.name }),
        content: texts.shareContent,
        topic: texts.shareTopic,
        url: await world.links.invite(TEST),
      };
      if (await world.app.ask('share', { ...words, img: picture, imgType: 'data' })) return;
      const files = [fileOf(picture, file)];
      if (navigator.canShare?.({ files })) {
        await navigator
          // Beside a file many apps take no address of its own: it goes with the words.
          .share({ files, title: words.shareTitle, text: `${words.shareTitle} ${words.url}` })
          .catch((error: unknown) => {
            if (!(error instanceof DOMException && error.name === 'AbortError'))
              toast(texts.shareFailed, 'failure');
          });
        return;
      }
      await world.steps.run([{ do: 'share' }]);
    };
    return (
      <div className={`mbti-report mbti-${temperamentOf(type.code)}`} ref={frame}>
        <div className="mbti-report__frame" aria-busy={picture === undefined || undefined}>
          {picture ? (
            <img
              src={picture}
              alt={fill(texts.altReport, { type: type.code, name: type.name })}
              width={REPORT_WIDTH}
              height={REPORT_HEIGHT}
            />
          ) : (
            <p role="status">{picture === null ? texts.loadFailed : texts.makingPicture}</p>
          )}
        </div>
        <div className="mbti-report__ways">
          {picture === null ? (
            <ActionButton
              className="btn btn--primary"
              onPress={() => {
                setTries(tries + 1);
                return undefined;
              }}
            >
              {texts.retry}
            </ActionButton>
          ) : (
            <>
              <ActionButton className="btn btn--primary" disabled={!picture} onPress={save}>
                {texts.savePicture}
              </ActionButton>
              <ActionButton className="btn btn--secondary" disabled={!picture} onPress={share}>
                {texts.share}
              </ActionButton>
            </>
          )}
        </div>
      </div>
    );
  },
);
