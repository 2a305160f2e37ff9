declare module 'virtual:picture-sizes' {
  /** Bytes, gzip, of every picture by the path that documents name. */
  const sizes: Readonly<Record<string, number>>;
  export default sizes;
}
declare module 'virtual:widget-weights' {
  const weights: Readonly<Record<string, import('./numbers.ts').Weight>>;
  export default weights;
}
