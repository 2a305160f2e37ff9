import { type PointerEvent, useRef } from 'react';
import { typedMark, useStrings } from '../../engine/index.ts';
import type { FieldProps } from './field-props.ts';

/** The paper, in units of the path. */
const paper = { width: 600, height: 200 };
/** A drawing ends before the judge finds it too long. */
const longest = 5900;

/** A pad to sign on by finger or mouse, and a line for a name that is typed instead. */
export function Signature({ field, value, id, told, invalid, set }: FieldProps<'signature'>) {
  const t = useStrings<'form-steps'>();
  const path = useRef<string | null>(null);
  const last = useRef({ x: 0, y: 0 });
  const isTyped = value.startsWith(typedMark);
  const typed = isTyped ? value.slice(typedMark.length) : '';
  const drawn = isTyped ? '' : value;
  const lift = () => {
    path.current = null;
  };
  const add = (event: PointerEvent<SVGSVGElement>, mark: 'M' | 'L') => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const within = (part: number, most: number) => Math.max(0, Math.min(most - 1, Math.round(part * most)));
    const x = within((event.clientX - left) / (width || 1), paper.width);
    const y = within((event.clientY - top) / (height || 1), paper.height);
    if (mark === 'L' && Math.hypot(x - last.current.x, y - last.current.y) < 6) return;
    last.current = { x, y };
    const next = `${path.current ?? ''}${mark}${x} ${y}`;
    if (next.length > longest) return;
    path.current = next;
    set(next.replace(/M\d+ \d+(?=M|$)/g, ''));
  };
  return (
    <div className="form-steps__sign">
      <svg
        className="form-steps__pad"
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        role="img"
        aria-label={drawn === '' ? t('form_sign_here') : t('form_signed')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          path.current = drawn;
          add(event, 'M');
        }}
        onPointerMove={(event) => {
          if (path.current !== null) add(event, 'L');
        }}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <path className="form-steps__guide" d={`M30 ${paper.height - 44}H${paper.width - 30}`} />
        <path className="form-steps__stroke" d={drawn} />
      </svg>
      {drawn === '' ? (
        <span className="form-steps__here" aria-hidden="true">
          {t('form_sign_here')}
        </span>
      ) : (
        <button type="button" className="btn btn--quiet form-steps__clear" onClick={() => set('')}>
          {t('form_sign_clear')}
        </button>
      )}
      <label className="form-steps__typed">
        <span>{t('form_sign_type')}</span>
        <input
          id={id}
          type="text"
          autoComplete="name"
          className="form-steps__input"
          value={typed}
          aria-describedby={told}
          aria-invalid={invalid || undefined}
          onChange={(event) => set(event.target.value === '' ? '' : `${typedMark}${event.target.value}`)}
        />
      </label>
      <input type="hidden" name={field.id} value={value} />
    </div>
  );
}
