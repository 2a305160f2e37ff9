import { useEffect, useRef, useState } from 'react';
import { defineWidget, Picture, Pressable, useFormat, useStrings } from '../../engine/index.ts';
import type { CarouselProps } from '../../schemas/generated/types.gen.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Banners that the browser itself swipes and snaps; script adds the arrows, tells where one is, and moves on. */
export const carousel = defineWidget<CarouselProps>(({ slides, width, height, every, label }) => {
  const t = useStrings<'carousel'>();
  const { marks } = useFormat();
  const row = useRef<HTMLUListElement>(null);
  const [now, setNow] = useState(0);
  // Where one is, is heard once somebody has moved it: what moves by itself says nothing.
  const [moved, setMoved] = useState(false);
  const [plays, setPlays] = useState(every !== undefined);
  // The arrows do nothing before script runs.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const stop = () => setPlays(false);
  const step = (by: number) => {
    const to = (now + by + slides.length) % slides.length;
    // Not scrollIntoView: that may move the page as well.
    if (row.current) row.current.scrollLeft = to * row.current.clientWidth;
  };
  useAutoplay(plays ? every : undefined, row, () => step(1));
  const arrow = (by: number, name: string, side: string) => (
    <button
      type="button"
      className={`carousel__arrow is-${side}`}
      aria-label={name}
      onClick={() => {
        stop();
        step(by);
      }}
    />
  );

  return (
    <section className="carousel" aria-label={label ?? t('carousel')}>
      <ul
        className="carousel__row"
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard too
        tabIndex={0}
        onPointerDown={stop}
        onWheel={stop}
        onFocus={stop}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          setNow(Math.round(scrollLeft / (clientWidth || 1)));
          setMoved(true);
        }}
      >
        {slides.map(({ src, alt, press }, index) => {
          const picture = (
            <Picture
              src={src}
              alt={alt}
              width={width}
              height={height}
              className="carousel__picture"
              early={index === 0}
            />
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never move
            <li key={index} className="carousel__slide">
              {press ? (
                <Pressable press={press} className="carousel__press">
                  {picture}
                </Pressable>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      <div className="carousel__bar">
        {live ? arrow(-1, t('carousel_previous'), 'left') : null}
        <span className="carousel__dots" aria-hidden="true">
          {slides.map(({ src }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never move
            <i key={`${src}${index}`} className={index === now ? 'carousel__dot is-now' : 'carousel__dot'} />
          ))}
        </span>
        {live && every !== undefined ? (
          <button
            type="button"
            className={plays ? 'carousel__play is-playing' : 'carousel__play'}
            aria-label={t(plays ? 'carousel_stop' : 'carousel_go')}
            onClick={() => setPlays(!plays)}
          />
        ) : null}
        {live ? arrow(1, t('carousel_next'), 'right') : null}
        <span className="sr-only" role="status">
          {moved && !plays
            ? `${t('done_of', { done: now + 1, all: slides.length })}${marks.colon}${slides[now]?.alt ?? ''}`
            : null}
        </span>
      </div>
    </section>
  );
});
