/** What a family says of its shapes: activities/art/<family>/shape.json (schemas/common/shape.schema.json; decision 0106). */
export interface Shape {
  /** What a campaign takes the family for: for those who choose one. No page has it. */
  for?: string;
  /** Corners in px. */
  panelRadius?: number;
  cardRadius?: number;
  rowRadius?: number;
  tabRadius?: number;
  buttonRadius?: number;
  /** The hand in which numbers are written. */
  numbers?: 'plain' | 'serif' | 'rounded' | 'mono' | 'italic';
  /** The hand in which titles are drawn; round without it. */
  lettering?: 'round' | 'block' | 'brush' | 'serif';
  /** Heights of what places 1, 2, 3 stand on, in px. */
  steps?: number[];
  /** Between the steps, in px. */
  stepGap?: number;
  podium?: 'middle' | 'stairs';
  /** What the thing in the hero does. */
  motion?: 'fall' | 'rise' | 'glint';
}

const RADII = {
  panelRadius: ['--shape-panel-radius', '.part-box'],
  cardRadius: ['--shape-card-radius', '.part-card'],
  rowRadius: ['--shape-row-radius', '.part-row'],
  tabRadius: ['--shape-tab-radius', '.part-tab'],
  buttonRadius: ['--shape-button-radius', '.btn'],
} as const;

const FACES = {
  serif: 'ui-serif,"Times New Roman","Noto Serif",system-ui',
  rounded: 'ui-rounded,"Arial Rounded MT Bold",system-ui',
  mono: 'ui-monospace,Menlo,"Roboto Mono",monospace',
};

/** Variables that move what is on a page, so that they stand in it: nothing moves when the ornaments come. */
export function layoutOf(shape: Shape, art: Readonly<Record<string, string>>): Record<string, string> {
  const { numbers, steps, stepGap, podium } = shape;
  const variables: Record<string, string> = {};
  if (numbers === 'italic') variables['--shape-number-style'] = 'italic';
  else if (numbers !== undefined && numbers !== 'plain') variables['--shape-number-face'] = FACES[numbers];
  for (const [index, height] of (steps ?? []).entries())
    variables[`--shape-step-${index + 1}`] = `${height}px`;
  if (stepGap !== undefined) variables['--shape-step-gap'] = `${stepGap}px`;
  if (podium === 'stairs')
    Object.assign(variables, {
      '--shape-columns': 'minmax(0,1.2fr) minmax(0,1fr) minmax(0,1fr)',
      '--shape-first': '1',
      '--shape-second': '2',
      '--shape-winner': '0%',
    });
  // A step that is drawn has a top that nothing is written on, and tells its place by its drawing.
  if (art['--art-step-1'] !== undefined)
    Object.assign(variables, { '--shape-step-top': '40px', '--shape-figures': 'none' });
  return variables;
}

/** Variables that change the look alone, and the rules that use them: they come with the ornaments. */
export function lookOf(shape: Shape): { variables: Record<string, string>; rules: string } {
  const variables: Record<string, string> = {};
  let rules = '';
  for (const [key, [variable, part]] of Object.entries(RADII)) {
    const radius = shape[key as keyof typeof RADII];
    if (radius === undefined) continue;
    variables[variable] = `${radius}px`;
    rules += `:root:root ${part}{border-radius:var(${variable})}`;
  }
  if (shape.motion !== undefined && shape.motion !== 'fall')
    variables['--shape-falling'] = `part-${shape.motion}`;
  return { variables, rules };
}
