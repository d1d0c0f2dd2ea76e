// The access rules of the login and of the admin center.
import { type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import { accountPath, isEditorsPath } from "#contract/values/pages.ts";
import { mayEnterCenter } from "#contract/values/permissions.ts";
import { viewerQuery } from "../../api/loaded.ts";
import { fetched, fetchViewerAnew } from "../../api/loader.ts";
import { ownPathOr } from "./own-path.ts";

export async function loginLoader(args: LoaderFunctionArgs): Promise<null> {
  const { searchParams } = new URL(args.request.url);
  if (["reset", "invitation", "handle"].some((key) => searchParams.has(key))) return null;
  const viewer = await fetchViewerAnew(args);
  if (viewer.id === null) return null;
  const path = ownPathOr(searchParams.get("next"), "/");
  // The admin center would redirect users without access back to this page, in a loop.
  if (isEditorsPath(path.split(/[?#]/u)[0] ?? "") && !mayEnterCenter(viewer)) return null;
  throw redirectDocument(path);
}

/** Redirects guests to the login. Users who lack a required second factor can open only their account. */
export async function adminLoader(args: LoaderFunctionArgs): Promise<null> {
  const viewer = await fetched(viewerQuery, args);
  const { pathname, search } = new URL(args.request.url);
  if (!mayEnterCenter(viewer)) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`, 302);
  if (viewer.mustSetUpFactor && pathname !== accountPath) throw redirect(accountPath, 302);
  return null;
}
