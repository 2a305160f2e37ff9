import type { ReactNode } from 'react';

/**
 * The title that somebody wears, as it stands beside a name (`.worn` in base.css); nothing where they wear none. No component: rows of
 * long lists have it. Where it stands, and in how many lines, the widget says.
 */
export const worn = (title: string | undefined): ReactNode =>
  title ? <small className="worn">{title}</small> : null;
