import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file as the engine's file system has it. */
interface Stream {
  readonly node: object;
  /** The machine's own file; folders have none. */
  readonly nfd?: number;
}

/** The part of the engine's file system over a folder of the machine that it leaves empty. */
interface FolderFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: object): string;
}

/** errno of the engine for a disk that has failed. */
const EIO = 29;

/** Waits until what was written to a folder, its names, is on the disk. Not every system can be asked. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } catch (error) {
    if (!['EPERM', 'EISDIR', 'EINVAL'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    closeSync(folder);
  }
}

/** The same for all files and folders below a folder, and for itself. */
export function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) syncTree(below);
    else if (entry.isFile()) syncFolder(below);
  }
  syncFolder(path);
}

/**
 * A folder of the machine in which the engine's fsync is one: PGlite's own answers it without doing anything. Before
 * each one it asks whether this process still may write.
 */
export class SyncedFolder extends NodeFS {
  private readonly demandHeld: () => void;

  /** @param demandHeld ends the process where it may not write any more: the engine would meet any error by trying on */
  constructor(folder: string, demandHeld: () => void) {
    super(folder);
    this.demandHeld = demandHeld;
  }

  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const { demandHeld } = this;
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module: object) => {
            const { NODEFS: files } = module as { NODEFS: FolderFiles };
            files.stream_ops.fsync = (stream) => {
              demandHeld();
              try {
                if (stream.nfd === undefined) syncFolder(files.realPath(stream.node));
                else fsyncSync(stream.nfd);
                return 0;
              } catch {
                return EIO;
              }
            };
          },
        ],
      },
    };
  }
}
