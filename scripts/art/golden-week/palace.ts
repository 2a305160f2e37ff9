/** The palace gate of the golden week: terraces, red wall, two eaves. */
import { fill, line, many, t } from '../draw.ts';
import { eave, storey } from './parts.ts';

export function palace(): string {
  const arch = (x: number, w: number, h: number): string =>
    fill(t`M${x - w} 462V${462 - h}a${w} ${w} 0 0 1 ${w * 2} 0V462Z`, '~wi') +
    line(t`M${x - w} 462V${462 - h}a${w} ${w} 0 0 1 ${w * 2} 0V462`, '#ffcf74', 1.6);
  const rail = (y: number, w: number): string =>
    fill(t`M${195 - w} ${y}H${195 + w}V${y + 12}H${195 - w}Z`, '~mb') +
    line(
      many(Math.floor(w / 6), (i) => t`M${195 - w + 4 + i * 12.2} ${y - 5}v6`),
      '#fff8e4',
      3.4,
      'stroke-linecap="round"',
    ) +
    line(t`M${195 - w} ${y - 2}H${195 + w}M${195 - w} ${y + 11}H${195 + w}`, '#c98e50', 1, 'opacity=".7"') +
    line(t`M${195 - w} ${y}H${195 + w}`, '#fffdf2', 1.6);
  return (
    rail(462, 150) +
    rail(476, 176) +
    fill('M68 410H322V462H68Z', '~rw') +
    fill('M68 410H322V416H68Z', '#fff', 'opacity=".12"') +
    line('M68 458H322', '#7a0d10', 8, 'opacity=".5"') +
    arch(195, 17, 22) +
    arch(142, 11, 17) +
    arch(248, 11, 17) +
    arch(98, 9, 14) +
    arch(292, 9, 14) +
    storey(195, 392, 118, 20, 12) +
    eave(195, 394, 138, 96, 30) +
    storey(195, 350, 88, 18, 9) +
    eave(195, 351, 104, 62, 34) +
    fill('M178 336H212V350H178Z', '#174f5e') +
    line('M178 336H212V350H178Z', '#ffe08a', 2) +
    line('M184 343H190M192 343H198M200 343H206', '#ffe08a', 2.6)
  );
}
