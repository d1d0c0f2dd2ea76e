import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { PICTURE_PATH } from "../../forms/captcha/make-challenge.ts";
import { readPicture } from "../../forms/captcha/pictures.ts";
import type { Services } from "../../kernel/context.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";

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
