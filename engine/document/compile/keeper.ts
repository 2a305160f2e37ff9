import { LRUCache } from 'lru-cache';

interface Owned<Made> {
  readonly number: number;
  readonly made: Map<string, Made>;
}

/**
 * Keeps what it has made by owner and name, so many at most: what nobody has asked for longest is made again. It goes with its owner: a
 * document that was read anew is another one, and what was made of the one before is of no use to anybody.
 *
 * @param most of all owners together
 */
export function keeper<Owner extends object, Made extends object>(
  most: number,
): (owner: Owner, name: string, make: () => Made) => Made {
  const owned = new WeakMap<Owner, Owned<Made>>();
  const order = new LRUCache<string, { readonly of: WeakRef<Owned<Made>>; readonly name: string }>({
    max: most,
    dispose: ({ of, name }) => of.deref()?.made.delete(name),
    noDisposeOnSet: true,
  });
  let owners = 0;
  return (owner, name, make) => {
    const own = owned.get(owner) ?? { number: owners++, made: new Map<string, Made>() };
    owned.set(owner, own);
    const made = own.made.get(name) ?? make();
    own.made.set(name, made);
    const key = `${own.number} ${name}`;
    if (order.get(key) === undefined) order.set(key, { of: new WeakRef(own), name });
    return made;
  };
}
