import type {Meter} from './exchange.js';
import type {StopSignal} from './task.js';

/** Wraps a web stream to count its bytes. Reads no further than its consumer. */
export function meterStream(stream: ReadableStream<Uint8Array>, meter: Meter): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const {done, value} = await reader.read();
        if (done) {
          meter.ended();
          controller.close();
          return;
        }
        bytes += value.byteLength;
        if (bytes <= meter.limit) controller.enqueue(value);
        else {
          meter.over();
          controller.error(new Error('The response exceeds the limit of the proxy.'));
          // Ignore the error: the source may have ended with the request.
          reader.cancel().catch(() => {});
        }
      },
      cancel: reason => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
}

/** Wraps a web stream. Reports once that it has ended or was cancelled, and aborts when `cut` stops it. */
export function watchStream(
  stream: ReadableStream<Uint8Array>,
  cut: StopSignal | undefined,
  closed: () => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        cut?.onStop(why => {
          // After the end of the stream, these calls have no effect.
          controller.error(why);
          reader.cancel(why).catch(() => {});
          closed();
        });
      },
      async pull(controller) {
        try {
          const {done, value} = await reader.read();
          if (!done) controller.enqueue(value);
          else {
            controller.close();
            closed();
          }
        } catch (error) {
          controller.error(error);
          closed();
        }
      },
      async cancel(reason) {
        closed();
        await reader.cancel(reason).catch(() => {});
      },
    },
    {highWaterMark: 0},
  );
}
