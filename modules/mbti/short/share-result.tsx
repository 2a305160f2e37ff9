import { type ReactNode, useRef } from 'react';
import { usePage, useToast, useWorld, type WidgetProps } from '../../../engine/index.ts';
import type { MbtiShortProps } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { usePicture } from '../parts/use-picture.ts';
import { usePictureWays } from '../parts/use-picture-ways.ts';

type Props = WidgetProps<MbtiShortProps>;

/** Shares or saves the result of a short test with a picture of its own, drawn on the phone as the long test's report is. */
export function ShareResult({
  title,
  result,
  picture: drawing,
  labels: { texts },
  short,
}: Pick<Props, 'labels' | 'short'> & {
  /** Of the test. */
  title: string;
  result: Props['short']['tests'][number]['results'][number];
  /** Address of the result's picture. */
  picture: string;
}): ReactNode {
  const world = useWorld();
  const toast = useToast();
  const { route, tag } = usePage();
  const frame = useRef<HTMLSpanElement>(null);
  const picture = usePicture(`${route} ${result.code}`, async () => {
    const { makePicture } = await import('../report/make-picture.ts');
    return makePicture(world.links, `/${route}`, drawing, frame.current ?? document.body, {
      type: result.name,
      name: short.texts.over,
      quote: result.title,
      tags: result.tag,
      shares: null,
      letters: {},
      story: result.p,
      heading: title,
      scan: texts.scanToTest,
      tag,
    });
  });
  const ways = usePictureWays(texts, `${route.replace(/^.*\//, '')}-${result.code.toLowerCase()}.png`);
  const share = async (): Promise<void> => {
    const img = await picture.soon();
    // Without a picture the document's own share says what there is to say.
    if (img === undefined) return world.steps.run([{ do: 'share' }]);
    const words = {
      shareTitle: `${short.texts.over} ${result.name}`,
      content: result.title,
      topic: texts.shareTopic,
      url: await world.links.invite(`/${route}`),
    };
    await ways.share(img, words);
  };
  const save = async (): Promise<void> => {
    try {
      await ways.save(await picture.get());
    } catch {
      toast(texts.loadFailed, 'failure');
    }
  };
  return (
    <>
      <span ref={frame} hidden />
      <ActionButton className="btn btn--primary" onPress={share}>
        {texts.share}
      </ActionButton>
      <ActionButton className="btn btn--secondary" onPress={save}>
        {texts.savePicture}
      </ActionButton>
    </>
  );
}
