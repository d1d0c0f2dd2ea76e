// Compresses a file and encodes it as text, so that it fits into a request.

export async function compressed(file: Blob): Promise<string> {
  const stream = file.stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  // In chunks, because a function call has a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 8_192)
    binary += String.fromCodePoint(...bytes.subarray(start, start + 8_192));
  return btoa(binary);
}
