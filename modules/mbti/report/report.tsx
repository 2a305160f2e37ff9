import { useRef } from 'react';
import { defineWidget, useSignedIn, useSource, useStateValue, useWorld } from '../../../engine/index.ts';
import type { MbtiMineAnswer, MbtiReportProps } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { shownResult } from '../common/shown-result.ts';
import { useDraft } from '../common/use-draft.ts';
import { fill } from '../fill.ts';
import { usePictureWays } from '../parts/use-picture-ways.ts';
import { temperamentOf } from '../temperament.ts';
import { REPORT_HEIGHT, REPORT_WIDTH } from './draw-report.ts';
import { TEST, useReportPicture } from './use-report-picture.ts';

/** The picture of a result (specification §2): made on the phone, saved and shared by the app, or as a file of the browser. */
export const mbtiReport = defineWidget<MbtiReportProps>((props) => {
  const { texts } = props.labels;
  const world = useWorld();
  const draft = useDraft();
  const [asked] = useStateValue(props.chosen, '');
  const shown = shownResult(draft, useSource<MbtiMineAnswer>(props.mine).data, useSignedIn());
  const type = props.types.types.find(({ code }) => code === (asked || shown?.type));
  const frame = useRef<HTMLDivElement>(null);
  const shares = type && shown?.type === type.code ? shown.shares : null;
  const { picture, again } = useReportPicture(props, type, shares, frame);
  const ways = usePictureWays(texts, `${type?.code.toLowerCase()}.png`);

  if (!type) return <p className="mbti-note">{texts.unknownType}</p>;
  const names = { type: type.code, name: type.name };
  const share = async (): Promise<void> => {
    if (!picture) return;
    await ways.share(picture, {
      shareTitle: fill(texts.shareTitle, names),
      content: texts.shareContent,
      topic: texts.shareTopic,
      url: await world.links.invite(TEST),
    });
  };
  return (
    <div className={`mbti-report mbti-${temperamentOf(type.code)}`} ref={frame}>
      <div className="mbti-report__frame" aria-busy={picture === undefined || undefined}>
        {picture ? (
          <img src={picture} alt={fill(texts.altReport, names)} width={REPORT_WIDTH} height={REPORT_HEIGHT} />
        ) : (
          <p role="status">{picture === null ? texts.loadFailed : texts.makingPicture}</p>
        )}
      </div>
      <div className="mbti-report__ways">
        {picture === null ? (
          <ActionButton
            className="btn btn--primary"
            onPress={() => {
              again();
              return undefined;
            }}
          >
            {texts.retry}
          </ActionButton>
        ) : (
          <>
            <ActionButton
              className="btn btn--primary"
              disabled={!picture}
              onPress={() => (picture ? ways.save(picture) : undefined)}
            >
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
});
