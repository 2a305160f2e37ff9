import { isIPv6 } from 'node:net';

/**
 * The addresses that one customer of a network has: an IPv4 address, or the /64 of an IPv6 one, within which everybody
 * may change theirs at will.
 */
export function addressGroup(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = '', after] = ip.split('%')[0]?.split('::') ?? [];
  const parts = (text = ''): string[] => text.split(':').filter((part) => part !== '');
  const zeros = after === undefined ? 0 : 8 - parts(before).length - parts(after).length;
  const all = [...parts(before), ...Array<string>(Math.max(0, zeros)).fill('0'), ...parts(after)];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
