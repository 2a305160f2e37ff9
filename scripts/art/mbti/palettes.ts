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
  // Night observatory.
  NT: {
    ground: '#1b1648',
    ground2: '#3a2a86',
    panel: '#272060',
    ink: '#f5f1ff',
    muted: '#bdb4ec',
    accent: '#ffd36b',
    accentInk: '#2a1a4f',
    glow: '#9d86ff',
  },
  // Spring garden.
  NF: {
    ground: '#dff3e6',
    ground2: '#ffdfe0',
    panel: '#fbfff9',
    ink: '#143c33',
    muted: '#4c6a60',
    accent: '#12735f',
    accentInk: '#ffffff',
    glow: '#ff9db0',
  },
  // Harbour.
  SJ: {
    ground: '#d8eefb',
    ground2: '#fbeed2',
    panel: '#fffdf5',
    ink: '#14304f',
    muted: '#4a6480',
    accent: '#1d68ad',
    accentInk: '#ffffff',
    glow: '#7cc7f5',
  },
  // Carnival.
  SP: {
    ground: '#ffecd0',
    ground2: '#ffcfbb',
    panel: '#fffaf1',
    ink: '#4c1c14',
    muted: '#80503f',
    accent: '#c23a22',
    accentInk: '#ffffff',
    glow: '#ffb347',
  },
};
