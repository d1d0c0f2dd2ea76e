import { PENDING_HEADER } from "#contract/values/approvals.ts";

let isPending = false;

/** Notices whether the answer says that a change waits for a second person. */
export const fetchNoticingPending = async (url: RequestInfo | URL | string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(url, init);
  if (response.headers.has(PENDING_HEADER)) isPending = true;
  return response;
};

/** @returns true once after an answer whose change waits for a second person */
export function takePending(): boolean {
  const wasPending = isPending;
  isPending = false;
  return wasPending;
}
