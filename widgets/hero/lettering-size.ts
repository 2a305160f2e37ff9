const wide = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;

/** Marks that stand above or below a letter take no room of their own (Thai, Vietnamese). */
const mark = /\p{M}/u;

/**
 * How large the lettering may be so that the title keeps to two lines at 320 px: by its width in half em, wide
 * characters counting as 2 as in every measure of text (specification §5).
 */
export function letteringSize(title: string): 'large' | 'medium' | 'small' {
  let width = 0;
  for (const character of title) width += mark.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width <= 14 ? 'large' : width <= 24 ? 'medium' : 'small';
}
