/** Covers that are cut out of a stage: the card of a campaign, and the picture of a link to it, show what its page opens with. */
import { picture, t } from './draw.ts';

interface Cut {
  /** Layers of the stage from back to front. */
  readonly layers: readonly string[];
  /** Where the cut begins from above; it is as wide as the stage. */
  readonly top: number;
}

const W = 343;
const H = 160;
/** A stage is 390 wide. */
const STAGE = (W / 390).toFixed(3);

const stage = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}${name}.svg`);

/** By family, then by the cover's file. */
const cuts: Record<string, Record<string, Cut>> = {
  'golden-week': {
    'chest/cover.svg': { layers: stage('chest/', 'sky middle near'), top: 104 },
  },
  carnival: {
    'arcade/cover.svg': { layers: stage('arcade/', 'sky middle near light'), top: 106 },
  },
  limelight: {
    'stands/cover.svg': { layers: stage('stands/', 'sky far middle near light'), top: 110 },
    'dressing-cover.svg': { layers: stage('dressing-', 'sky middle near'), top: 240 },
  },
  starlight: {
    'party-stars/cover.svg': { layers: stage('party-stars/', 'sky middle near light'), top: 106 },
    'open-mic-cover.svg': { layers: stage('', 'open-mic-sky open-mic'), top: 54 },
    'live-rank-cover.svg': { layers: stage('', 'live-rank-sky live-rank'), top: 96 },
    'runway-cover.svg': { layers: stage('runway-', 'sky middle near light'), top: 288 },
    'voyage-cover.svg': { layers: stage('', 'sky voyage'), top: 88 },
    'rotunda-door-cover.svg': { layers: stage('', 'rotunda-sky rotunda-door'), top: 104 },
  },
  'jade-moon': {
    'threads-cover.svg': { layers: stage('threads-', 'sky middle'), top: 262 },
  },
  'rose-night': {
    'letter-cover.svg': { layers: stage('letter-', 'sky open'), top: 118 },
  },
  'spring-letter': {
    'river-cover.svg': { layers: stage('river-', 'sky middle near'), top: 268 },
  },
  'maple-hour': {
    'door-cover.svg': { layers: stage('door-', 'sky middle near'), top: 280 },
  },
  passport: {
    'hall-cover.svg': { layers: stage('hall-', 'sky middle near'), top: 258 },
  },
};

/** Ids of one layer must not be those of another. */
const inside = (layer: string, at: number): string =>
  layer.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll('~', `~${'abcde'.charAt(at)}`);

function cut(pictures: Record<string, string>, { layers, top }: Cut): string {
  const drawn = layers.map((name, at) => {
    const layer = pictures[name];
    if (layer === undefined) throw new Error(`No picture ${name} to cut a cover from`);
    return inside(layer, at);
  });
  return picture(W, H, `<g transform="${t`scale(${STAGE})translate(0 ${-top})`}">${drawn.join('')}</g>`);
}

/** A family's pictures and the covers cut out of them. */
export const withCovers = (family: string, pictures: Record<string, string>): Record<string, string> => ({
  ...pictures,
  ...Object.fromEntries(
    Object.entries(cuts[family] ?? {}).map(([name, from]) => [name, cut(pictures, from)]),
  ),
});
