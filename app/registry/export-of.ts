/** Under which name the scripts of the build export a widget. */
export const exportOf = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
