// A file as the server takes it: compressed, so that it fits into a request, and as text.

export async function compressed(file: Blob): Promise<string> {
  const stream = file.stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  // Not all at once: a function takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 8_192)
    binary += String.fromCodePoint(...bytes.subarray(start, start + 8_192));
  return btoa(binary);
}
