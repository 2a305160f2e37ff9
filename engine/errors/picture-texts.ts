/** The address of the picture stays out of the text: it may carry what is nobody's business. */
export const imageGivenUp = (attempts: number): string => `image tried ${attempts} times`;
