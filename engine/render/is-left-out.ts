/** What the browser does not lay out now, as it is far from the screen (`content-visibility`): asking where something in it lies would do it. */
export const isLeftOut = (element: Element): boolean =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) === false;
