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
  if (!URL.canParse(text) || new URL(text).protocol !== "s3:")
    return { problem: "must be a URL that begins with s3://" };
  const { hostname, pathname, username, password, port, searchParams } = new URL(text);
  if (!bucketName.test(hostname) || port !== "") return { problem: "must name a bucket, as in s3://my-bucket" };
  if (pathname.length > 1) return { problem: "must name a bucket and no path in it" };
  if (username !== "" || password !== "")
    return { problem: "must hold no key; that is AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY" };
  const unknown = [...searchParams.keys()].find((key) => key !== "endpoint" && key !== "region");
  if (unknown !== undefined) return { problem: "takes endpoint and region, nothing else" };
  const endpoint = searchParams.get("endpoint");
  const region = searchParams.get("region");
  if (endpoint === null && region === null) return { problem: "needs a region or an endpoint" };
  if (endpoint !== null && !/^https?:\/\/[^/?#@]+\/?$/u.test(endpoint))
    return { problem: "must have an endpoint that is an origin, as in endpoint=https://s3.example.org" };
  return { bucket: hostname, region: region ?? DEFAULT_REGION, endpoint: endpoint?.replace(/\/$/u, "") ?? null };
}
