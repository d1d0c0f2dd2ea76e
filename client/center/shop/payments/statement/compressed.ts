// Compresses a file and encodes it as text, because the size of a request is limited.

export async function compressed(file: Blob): Promise<string> {
  const stream = file.stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  // The number of arguments of a function call is limited, so the bytes are converted in chunks.
  for (let start = 0; start < bytes.length; start += 8_192)
    binary += String.fromCodePoint(...bytes.subarray(start, start + 8_192));
  return btoa(binary);
}
