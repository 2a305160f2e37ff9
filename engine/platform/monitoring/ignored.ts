/** Messages that say nothing about us: a foreign script's error, a network that was away (specification §8, T73). */
export function isIgnored(message: string): boolean {
  const text = message.trim();
  return /^(?:Uncaught )?Script error\.?$/.test(text) || /failed\b.*\bfetch/i.test(text);
}
