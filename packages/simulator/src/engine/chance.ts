/** A number from 0 to below `below`, derived from a name: what the simulation invents is the same for everybody. */
export function pick(name: string, below: number): number {
  let hash = 2_166_136_261
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) % below
}
