import {readFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {encodePng} from './png.js';

/** Files that a drawing thread gets when it starts. */
export interface WorkerFiles {
  readonly wasm: string;
  readonly fonts: readonly string[];
  readonly family: string;
}

export interface ThumbnailJob {
  readonly svg: string;
  /** Pixels below the drawing. With them, the result is a PNG that contains the note. */
  readonly over?: {readonly pixels: Uint8Array; readonly note: string};
}

/** RGBA pixels with premultiplied alpha, or the bytes of a PNG. If drawing failed, the reason. */
export type DrawnThumbnail = {readonly bytes: Uint8Array<ArrayBuffer>} | {readonly failed: string};

const {wasm, fonts, family} = workerData as WorkerFiles;
const ready = initWasm(readFileSync(wasm));
const font = {fontBuffers: fonts.map(path => new Uint8Array(readFileSync(path))), defaultFontFamily: family};

parentPort?.on('message', async (job: ThumbnailJob) => {
  await ready;
  const result = draw(job);
  parentPort?.postMessage(result, 'bytes' in result ? [result.bytes.buffer] : []);
});

function draw({svg, over}: ThumbnailJob): DrawnThumbnail {
  try {
    const drawing = new Resvg(svg, {font});
    const image = drawing.render();
    const {width, height} = image;
    const pixels = new Uint8Array(image.pixels);
    // Free it: the garbage collector does not see the memory of the WebAssembly module.
    image.free();
    drawing.free();
    if (!over) return {bytes: pixels};
    lay(pixels, over.pixels);
    return {bytes: new Uint8Array(encodePng({width, height, pixels, note: over.note}))};
  } catch (error) {
    return {failed: String(error)};
  }
}

function lay(pixels: Uint8Array, ground: Uint8Array): void {
  const whole = new Uint32Array(pixels.buffer);
  const under = new Uint32Array(ground.buffer);
  for (let at = 0; at < whole.length; at++) {
    // Most pixels are fully transparent. For these, copy the background's four bytes as one number, which is faster.
    if (whole[at] === 0) whole[at] = under[at] as number;
    else layPixel(pixels, ground, 4 * at);
  }
}

function layPixel(pixels: Uint8Array, ground: Uint8Array, at: number): void {
  const opacity = pixels[at + 3] as number;
  for (let part = at; part < at + 3; part++)
    pixels[part] = (pixels[part] as number) + Math.round(((ground[part] as number) * (255 - opacity)) / 255);
}
