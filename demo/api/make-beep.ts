/** Returns a WAV file with one tone, faded in and out. */
export function beep(hertz: number, seconds: number): Buffer {
  const rate = 8000;
  const count = Math.round(rate * seconds);
  const samples = Array.from({length: count}, (_, n) => {
    const loudness = 90 * Math.min(1, n / 400, (count - n) / 400);
    return Math.round(128 + loudness * Math.sin((2 * Math.PI * hertz * n) / rate));
  });
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + count, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  // PCM, one channel.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  // One byte per sample.
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(count, 40);
  return Buffer.concat([head, Buffer.from(samples)]);
}
