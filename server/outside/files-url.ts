import { resolve } from "node:path";

export type S3Target = {
  bucket: string;
  region: string;
  /** Null for Amazon's endpoint of the region. */
  endpoint: string | null;
};

/** S3's rule for bucket names. Names that follow it cannot change the meaning of a URL. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u;
const DEFAULT_REGION = "us-east-1";

/** Parses s3://bucket?endpoint=https://…&region=… @returns for an invalid URL its problem, as the end of a sentence */
export function parseFilesUrl(text: string): S3Target | { problem: string } {
  const parsed = parseS3Url(text);
  if ("problem" in parsed) return parsed;
  return parsed.prefix === "" ? parsed.target : { problem: "must name a bucket and no path in it" };
}

/** The folder of the scheduled backups: a directory, or the objects of a bucket whose keys begin with `prefix`. */
export type BackupPlace = { kind: "folder"; path: string } | { kind: "s3"; target: S3Target; prefix: string };

export function parseBackupUrl(text: string): BackupPlace | { problem: string } {
  if (!/^[a-z][a-z0-9+.-]*:\/\//iu.test(text)) return { kind: "folder", path: resolve(text) };
  const parsed = parseS3Url(text);
  return "problem" in parsed ? { problem: `${parsed.problem}, or be the path of a folder` } : { kind: "s3", ...parsed };
}

function parseS3Url(text: string): { target: S3Target; prefix: string } | { problem: string } {
  if (!URL.canParse(text) || new URL(text).protocol !== "s3:")
    return { problem: "must be a URL that begins with s3://" };
  const { hostname, pathname, username, password, port, searchParams } = new URL(text);
  if (!bucketName.test(hostname) || port !== "") return { problem: "must name a bucket, as in s3://my-bucket" };
  const path = pathname.replace(/^\/|\/$/gu, "");
  if (!/^[\w./-]*$/u.test(path)) return { problem: "must have a path of letters, digits, '.', '-' and '_'" };
  if (username !== "" || password !== "")
    return { problem: "must hold no key; that is AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY" };
  const unknown = [...searchParams.keys()].find((key) => key !== "endpoint" && key !== "region");
  if (unknown !== undefined) return { problem: "takes endpoint and region, nothing else" };
  const endpoint = searchParams.get("endpoint");
  const region = searchParams.get("region");
  if (endpoint === null && region === null) return { problem: "needs a region or an endpoint" };
  if (endpoint !== null && !/^https?:\/\/[^/?#@]+\/?$/u.test(endpoint))
    return { problem: "must have an endpoint that is an origin, as in endpoint=https://s3.example.org" };
  const target = {
    bucket: hostname,
    region: region ?? DEFAULT_REGION,
    endpoint: endpoint?.replace(/\/$/u, "") ?? null,
  };
  return { target, prefix: path === "" ? "" : `${path}/` };
}
