import type { Json } from "./schemas.ts";

const text = { type: "string" };
const errorContent = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
const file = { $ref: "#/components/schemas/StoredFile" };
const withToken = [{ session: [] }, { token: [] }];
const everyone = [{}, { session: [] }];

export const uploadOutcome: Json = {
  type: "object",
  required: ["name", "status"],
  properties: { name: text, status: { type: "integer" }, file, error: { $ref: "#/components/schemas/Error" } },
};

const bytes = (description: string): Json => ({
  description,
  headers: {
    ETag: { description: "Changes with the bytes; for If-None-Match and If-Range", schema: text },
    "Accept-Ranges": { description: "bytes", schema: text },
  },
  content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
});

const refused = (description: string): Json => ({ description, content: errorContent });

const download = (summary: string, parameters: Record<string, string>): Json => ({
  get: {
    summary,
    operationId: `getDownload${Object.keys(parameters).length > 1 ? "Variant" : ""}`,
    tags: ["files"],
    security: everyone,
    parameters: Object.entries(parameters).map(([name, description]) => ({
      name,
      in: "path",
      required: true,
      description,
      schema: text,
    })),
    responses: {
      200: bytes("The bytes"),
      206: bytes("The range of them that the header Range asks for"),
      304: { description: "Not changed" },
      404: refused("Not there"),
      416: refused("There is no such range"),
    },
  },
});

const part: Json = { type: "string", format: "binary" };

const upload: Json = {
  post: {
    summary: "Upload one or more files, or new content for an existing one",
    operationId: "postUpload",
    description:
      "A part's name is its file name, or without one (or with 'blob') the part's own name. The kind of a file is found in its bytes.",
    tags: ["files"],
    security: withToken,
    parameters: [
      {
        name: "replace",
        in: "query",
        required: false,
        description:
          "Id of the file that gets the form's one part as its content: id, addresses, uses and texts stay, its gridrefs are new. It must be of the same kind: a picture for a picture.",
        schema: text,
      },
      {
        name: "version",
        in: "query",
        required: false,
        description: "With replace: the version that was seen; another one is a conflict (C409)",
        schema: { type: "integer" },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: { file: { ...part, description: "A file. Further files are parts of any name." } },
            additionalProperties: part,
          },
        },
      },
    },
    responses: {
      400: refused("C200: the form or its query is not valid, or it has no part"),
      401: refused("C100: not signed in, or the token is unknown or has ended"),
      403: refused("C100: no right to do this, or a session of another origin"),
      404: refused("C404: there is no such file to replace"),
      200: {
        description: "All were stored",
        content: { "application/json": { schema: { type: "array", items: file } } },
      },
      207: {
        description: "Several parts with different ends",
        content: {
          "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/UploadOutcome" } } },
        },
      },
      409: refused(
        "C1: one part, which is stored already; `existing` is the stored file if the caller may know of it. C109: the file to replace is an invoice that must be kept",
      ),
      413: refused("C2: no room in the quota; C413: too large"),
      415: refused("C3: not a kind of file that is accepted, or not what its name says; C415: the body is no form"),
      default: refused("Refused"),
    },
  },
};

const archive: Json = {
  get: {
    summary: "Many files as one zip, for editors; a file whose bytes are missing is named in a text inside",
    operationId: "getBatchDownload",
    tags: ["files"],
    security: withToken,
    parameters: [
      {
        name: "ids",
        in: "query",
        required: true,
        description: "At most 200 ids with commas between them; unknown ones are left out",
        schema: text,
      },
    ],
    responses: {
      200: {
        description: "The archive",
        content: { "application/zip": { schema: { type: "string", format: "binary" } } },
      },
      404: refused("None of them is there"),
      default: refused("Refused"),
    },
  },
};

const captchaPicture: Json = {
  get: {
    summary: "A picture of a challenge: for ten minutes, all of one size in pixels and bytes",
    operationId: "getCaptchaPicture",
    tags: ["captcha"],
    security: [{}],
    parameters: [
      { name: "sealed", in: "path", required: true, description: "The end of a picture's url", schema: text },
    ],
    responses: {
      200: {
        description: "The picture",
        content: { "image/webp": { schema: { type: "string", format: "binary" } } },
      },
      404: refused("None of ours, or too old"),
    },
  },
};

const fileId = "Id of the file";

const stripeWebhook: Json = {
  post: {
    summary: "Messages of the payment provider, proven by the signature of their bytes; each is read once",
    operationId: "postShopWebhookStripe",
    tags: ["payments"],
    security: [{}],
    parameters: [
      {
        name: "Stripe-Signature",
        in: "header",
        required: true,
        description: "The provider's signature: of the secret in the settings, at most five minutes old or ahead",
        schema: text,
      },
    ],
    requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
    responses: {
      200: {
        description: "It was read",
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["received"],
              properties: { received: { type: "boolean", description: "true." } },
            },
          },
        },
      },
      default: refused("Refused; after C105 the provider sends it again"),
    },
  },
};

export function streamingPaths(prefix: string): Json {
  return {
    [`${prefix}/upload`]: upload,
    [`${prefix}/batch/download`]: archive,
    [`${prefix}/captcha/picture/{sealed}`]: captchaPicture,
    [`${prefix}/shop/webhook/stripe`]: stripeWebhook,
    [`${prefix}/download/{id}`]: download("The file; of a picture guests get the largest variant", { id: fileId }),
    [`${prefix}/download/{id}/{gridref}`]: download("A variant of a picture; it never changes", {
      id: fileId,
      gridref: "From gridrefs or gridrefs_ng",
    }),
  };
}
