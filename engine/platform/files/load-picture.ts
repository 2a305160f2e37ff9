/** A picture that has loaded, to be drawn. @throws Error when it does not load */
export const loadPicture = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('A picture to be drawn did not load.'));
    picture.src = src;
  });
