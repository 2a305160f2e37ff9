// The door of this room: what says who somebody is, and the one cleaner that takes it out (T50).
export { type Cleaner, cleanerOf, type Sensitive } from './cleaner.ts';
export { decodedOnce } from './names.ts';
