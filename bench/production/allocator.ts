import { readFileSync } from 'node:fs';

const DOCKERFILE = new URL('../../Dockerfile', import.meta.url);

/**
 * What the server's process is told about its memory where it is run for real: the settings of the Dockerfile, so that
 * nothing else is measured. Where the allocator is not installed, the system leaves it out; see {@link allocatorOf}.
 */
export function readAllocatorSettings(): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [, name, value] of readFileSync(DOCKERFILE, 'utf8').matchAll(
    /\b(LD_PRELOAD|MALLOC_CONF)=(\S+)/g,
  )) {
    if (name !== undefined && value !== undefined) settings[name] = value;
  }
  return settings;
}

/** Whose memory a process really takes, to stand beside its figures. */
export function allocatorOf(pid: number): string {
  return readFileSync(`/proc/${pid}/maps`, 'utf8').includes('/libjemalloc.so')
    ? 'jemalloc, as in production'
    : 'the allocator of the C library, not that of production: apt-get install libjemalloc2';
}
