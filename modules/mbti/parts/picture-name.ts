/** The name of a picture by its path in the data: `art/tests/moon.svg` is `moon`. */
export const pictureName = (img: string): string => img.replace(/^.*\/|\.svg$/g, '');
