import { useEffect, useRef } from 'react';
import { usePage } from '../../engine/index.ts';
import type { VideoCaptions } from '../../schemas/generated/types.gen.ts';

interface PlayerProps {
  src: string;
  poster: string;
  title: string;
  captions: readonly VideoCaptions[] | undefined;
  fail: () => void;
}

/** What captions are called in their own language. */
const names = { cn: '简体中文', tw: '繁體中文', en: 'English', th: 'ไทย', vi: 'Tiếng Việt' } as const;
const tags = { cn: 'zh-CN', tw: 'zh-TW', en: 'en', th: 'th', vi: 'vi' } as const;

/** The video in place. It is there by a tap alone, so it begins with it; a browser that refuses leaves it to its own buttons. */
export function Player({ src, poster, title, captions, fail }: PlayerProps) {
  const { lang } = usePage();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    video.current?.focus();
    void video.current?.play()?.catch(() => undefined);
  }, []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video has the captions that its document gives it
    <video
      ref={video}
      className="video-card__video"
      controls
      preload="none"
      playsInline
      src={src}
      poster={poster}
      width={358}
      height={201}
      aria-label={title}
      // Captions of another host are read only where it allows that.
      crossOrigin={captions ? 'anonymous' : undefined}
      onError={fail}
    >
      {captions?.map(({ language, file }) => (
        <track
          key={language}
          kind="captions"
          src={file}
          srcLang={tags[language]}
          label={names[language]}
          default={language === lang}
        />
      ))}
    </video>
  );
}
