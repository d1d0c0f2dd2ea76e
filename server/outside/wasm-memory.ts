const PAGE_BYTES = 65_536;

/** Limits the memory of WebAssembly in this thread, because the resourceLimits of a thread do not. */
export function boundWasmMemory(maxBytes: number): void {
  const memory = WebAssembly.Memory.prototype;
  const { grow } = memory;
  memory.grow = function growWithinBounds(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > maxBytes) throw new RangeError("the PDF needs too much memory");
    return grow.call(this, pages);
  };
}
