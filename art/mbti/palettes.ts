/** One palette for each temperament: what the pictures are drawn in, and the style sheet of the module colours its screens with. */

export type Temperament = 'NT' | 'NF' | 'SJ' | 'SP';

interface Palette {
  ground: string;
  ground2: string;
  panel: string;
  ink: string;
  muted: string;
  accent: string;
  accentInk: string;
  glow: string;
}

export const PALETTES: Record<Temperament, Palette> = {
  // Night observatory: deep water and brass.
  NT: {
    ground: '#0c2c3b',
    ground2: '#17616b',
    panel: '#123c4a',
    ink: '#effaf6',
    muted: '#a8d0cc',
    accent: '#ffcf70',
    accentInk: '#2b2008',
    glow: '#4fc9c2',
  },
  // Rose dawn.
  NF: {
    ground: '#ffe1ea',
    ground2: '#fff0d8',
    panel: '#fffaf8',
    ink: '#4a1232',
    muted: '#7c4862',
    accent: '#b8275f',
    accentInk: '#ffffff',
    glow: '#ff8fb5',
  },
  // Hearth: brick and cream.
  SJ: {
    ground: '#fbe7cd',
    ground2: '#f5cfb4',
    panel: '#fffaf2',
    ink: '#44200f',
    muted: '#77503a',
    accent: '#a5421b',
    accentInk: '#ffffff',
    glow: '#ff9d5c',
  },
  // Neon dusk: violet and aqua.
  SP: {
    ground: '#ece2ff',
    ground2: '#d2f4f1',
    panel: '#fcfaff',
    ink: '#2c1150',
    muted: '#624a82',
    accent: '#7429b4',
    accentInk: '#ffffff',
    glow: '#c28bff',
  },
};
