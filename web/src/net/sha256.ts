/** SHA-256 (FIPS 180-4) for pages on plain http, where browsers keep their own from us. */

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function constants(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.length && isComposite(number)) continue;
    const value = number ** (1 / root);
    found.push((value - Math.floor(value)) * 2 ** 32);
  }
  return Uint32Array.from(found);
}
function isComposite(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return true;
  return false;
}
const START = constants(8, 2);
const ROUNDS = constants(64, 3);

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  data.setUint32(padded.length - 4, message.length << 3);
  const hash = START.slice();
  for (let block = 0; block < padded.length; block += 64) mix(hash, data, block);
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => result.setUint32(4 * n, word));
  return new Uint8Array(result.buffer);
}

function mix(hash: Uint32Array, data: DataView, block: number): void {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n += 1) words[n] = data.getUint32(block + 4 * n);
  for (let n = 16; n < 64; n += 1) {
    const a = words[n - 15];
    const b = words[n - 2];
    const low = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const high = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    words[n] = words[n - 16] + low + words[n - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let n = 0; n < 64; n += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + ROUNDS[n] + words[n]) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] += word));
}

/** HMAC (RFC 2104) with it. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
