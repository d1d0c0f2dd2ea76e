// GET /api/v0/captcha/picture/…: a picture of a challenge, as bytes of one size that nobody keeps.
import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/errors.ts";
import { PICTURE_PATH } from "../captcha/make-challenge.ts";
import { readPicture } from "../captcha/pictures.ts";
import type { Services } from "../context.ts";
import { refuseOtherMethods } from "./refuse.ts";

export function registerCaptchaPictures(app: FastifyInstance, services: Pick<Services, "secretKey" | "now">): void {
  const url = `${PICTURE_PATH}:sealed`;
  app.get(url, { exposeHeadRoute: true, config: { audience: "programs", session: "none" } }, async (request, reply) => {
    const { sealed } = request.params as { sealed: string };
    const bytes = await readPicture(services.secretKey, sealed, services.now());
    if (bytes === null) throw new AppError("notFound");
    return reply.type("image/webp").header("cache-control", "no-store").send(bytes);
  });
  refuseOtherMethods(app, url, ["GET", "HEAD"]);
}
