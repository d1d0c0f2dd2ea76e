import { randomFillSync } from "node:crypto";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { limits } from "#contract/values/limits.ts";
import { sharedPicturePath, sharedPictureSize } from "#contract/values/shared-picture.ts";
import { createFile } from "../../library/files/create-file.ts";
import { buildFilesApp, openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { animatedGif, drawing } from "#testing/pictures.ts";

let services: TestServices;
let app: FastifyInstance;
beforeAll(async () => {
  services = await openTestServices();
  app = await buildFilesApp(services);
});
afterAll(async () => {
  await app.close();
  await services.close();
});

async function share(bytes: Buffer, name: string) {
  const { id, variants } = await createFile(services, { received: await receiveBytes(services, bytes), name });
  const widest = variants.at(-1);
  const url = sharedPicturePath(id, widest?.id ?? "");
  const answer = await app.inject({ url, headers: { "x-viewer": "guest" } });
  const expected = sharedPictureSize(widest?.res ?? { w: 0, h: 0 });
  const { format, width, height, pages } = await sharp(answer.rawPayload).metadata();
  expect([answer.statusCode, answer.headers["content-type"], format], name).toEqual([200, "image/jpeg", "jpeg"]);
  expect({ w: width, h: height, pages }, name).toEqual({ ...expected, pages: undefined });
  expect(answer.rawPayload.length, name).toBeLessThanOrEqual(limits.sharedPictureBytes);
  return { answer, width };
}

const noise = (width: number, height: number) =>
  sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw: { width, height, channels: 3 } });

test("a moving, a transparent, a WebP and a huge picture are shared as a small JPEG", async () => {
  await share(await animatedGif(4, 900, 450), "bewegt.gif");
  await share(await drawing(900, 500, 3).webp().toBuffer(), "bild.webp");
  await share(await drawing(700, 900, 4).avif({ effort: 0 }).toBuffer(), "bild.avif");
  const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: "#0000" } });
  const { answer } = await share(await clear.png().toBuffer(), "klar.png");
  const { channels } = await sharp(answer.rawPayload).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  expect(answer.headers).toMatchObject({
    "cache-control": expect.stringContaining("immutable"),
    "cross-origin-resource-policy": "cross-origin",
  });
  const { width } = await share(await noise(1210, 1000).jpeg({ quality: 60 }).toBuffer(), "rauschen.jpg");
  expect(width).toBeGreaterThanOrEqual(800);
});

test("an unknown variant has no shared picture", async () => {
  for (const url of [sharedPicturePath(newId(), newId()), sharedPicturePath("x", "y")])
    expect((await app.inject(url)).statusCode).toBe(404);
  expect((await app.inject({ method: "POST", url: sharedPicturePath(newId(), newId()) })).statusCode).toBe(405);
});
