import { useState } from 'react';
import {
  defineWidget,
  Picture,
  useFormat,
  useStrings,
  useTap,
  useToast,
  useWorld,
} from '../../engine/index.ts';
import type { VideoCardProps } from '../../schemas/generated/types.gen.ts';
import { Player } from './player.tsx';
import { savesData } from './saves-data.ts';

/** How far the video is: nothing of it is loaded but by a tap. */
type Stage = 'rest' | 'asked' | 'plays' | 'failed';

/** A video behind its poster. The app plays it where the page is in one; elsewhere it plays in place. */
export const videoCard = defineWidget<VideoCardProps>(
  ({ title, text, poster, video, seconds, megabytes, captions }) => {
    const t = useStrings<'video-card'>();
    const { amount, marks } = useFormat();
    const { app } = useWorld();
    const toast = useToast();
    const [stage, enter] = useState<Stage>('rest');
    const play = useTap(async () => {
      if (await app.ask('playVideo', { url: video, title }).catch(() => false)) return;
      const isAsked = megabytes !== undefined && stage === 'rest' && savesData(navigator);
      enter(isAsked ? 'asked' : 'plays');
    });
    const open = useTap(() => app.open(true).catch(() => toast(t('step.failed'), 'failure')));
    const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return (
      <figure className={`video-card is-${stage}`}>
        <div className="video-card__screen">
          {stage === 'plays' ? (
            <Player
              src={video}
              poster={poster}
              title={title}
              captions={captions}
              fail={() => enter('failed')}
            />
          ) : (
            <button
              type="button"
              className="video-card__play"
              aria-label={`${t('video_play', { title })}${marks.comma}${length}`}
              aria-busy={play.busy || undefined}
              onClick={play.tap}
            >
              <Picture src={poster} alt="" width={358} height={201} className="video-card__poster" />
              <span className="video-card__sign" aria-hidden="true" />
              <span className="video-card__length tabular">{length}</span>
            </button>
          )}
        </div>
        <figcaption className="video-card__words">
          <b>{title}</b>
          {text ? <span>{text}</span> : null}
          <span className="video-card__said" role="status">
            {stage === 'asked' ? t('video_saving', { size: amount(megabytes ?? 0) }) : null}
            {stage === 'failed' ? t('video_failed') : null}
          </span>
          {stage === 'failed' ? (
            <span className="video-card__ways">
              <button type="button" className="btn btn--secondary" onClick={() => enter('plays')}>
                {t('retry')}
              </button>
              <button
                type="button"
                className="btn btn--quiet"
                aria-busy={open.busy || undefined}
                onClick={open.tap}
              >
                {t('video_app')}
              </button>
            </span>
          ) : null}
        </figcaption>
      </figure>
    );
  },
);
