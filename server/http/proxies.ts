import { BlockList, isIP } from 'node:net';

/** Whether an address is one of those proxies that we trust. */
export type TrustedProxies = (address: string | undefined) => boolean;

/**
 * The proxies in front of this server: what they say of a request (`X-Forwarded-For`, the country) is believed, and
 * what anybody else says is not.
 *
 * @param list addresses, or ranges as `10.0.0.0/8`
 * @throws Error naming the entry that is neither
 */
export function trustedProxies(list: readonly string[]): TrustedProxies {
  const known = new BlockList();
  for (const entry of list) {
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (version === 0 || !/^\d{1,3}$/.test(bits ?? '0') || prefix > most || more.length > 0)
      throw new Error(`${JSON.stringify(entry)} is no address and no range of addresses`);
    known.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address = '') => {
    const version = isIP(address);
    return version !== 0 && known.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
