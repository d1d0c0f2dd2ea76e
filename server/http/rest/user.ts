import { isForeseen } from "../answers/foreseen.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import {
  createUserInput,
  linkAnswer,
  listUsersInput,
  loginInput,
  newPassword,
  setPasswordInput,
  tokenInput,
  updateUserInput,
  userAnswer,
} from "#contract/schemas/users.ts";
import { toAppError } from "../../kernel/errors.ts";
import { changeRows, crud, pageOf } from "./crud.ts";
import { type RestNoun, toRest, underRestNames } from "./names.ts";
import { bodyOf, type Call, queryOf, type RestAnswer, type RestRow } from "./route.ts";

const userNoun: RestNoun = { name: "User", names: { id: "_id" }, answer: userAnswer };

const listQuery = listUsersInput.extend({ me: z.literal("1").optional(), token: tokenInput.shape.token.optional() });

const waitingSummary = "Create a user; answers 200 and null if a second person has yet to agree";

/** A user who opens a mailed link is not signed in. So the request contains the link's token instead of a user id. */
const firstPassword = z.object({ token: tokenInput.shape.token, password: newPassword });
const changeBody = updateUserInput.partial().extend(firstPassword.partial().shape);

export const userRows: RestRow[] = [
  {
    method: "POST",
    path: "/login",
    procedure: "auth.login",
    summary: "Sign in; sets the session cookie",
    noun: userNoun,
    status: 200,
    body: loginInput,
    bodyName: "SignIn",
    answer: userAnswer,
    // Checks the origin even without a session, because a foreign page must not sign a visitor in.
    config: { origin: "own" },
    run: async (call, request) => ({
      body: toRest(userNoun, await call("auth.login", bodyOf(userNoun, loginInput, request))),
    }),
  },
  ...(["GET", "POST"] as const).map((method): RestRow => ({
    method,
    path: "/logout",
    procedure: "auth.logout",
    summary: method === "GET" ? "Sign out (refused for cross-site requests)" : "Sign out",
    status: 204,
    run: async (call, request) => {
      if (method === "GET") {
        if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("wrongOrigin");
        if (isForeseen(request.headers)) throw new AppError("unavailable", { retryAfterSeconds: 1 });
        // HEAD requests use this GET route too, and must not sign the user out.
        if (request.method === "HEAD") return {};
      }
      await call("auth.logout", undefined);
      return {};
    },
  })),
  {
    method: "POST",
    path: "/setPassword",
    procedure: "auth.setPassword",
    summary: "Change one's own password; ends every other session",
    status: 204,
    body: setPasswordInput,
    bodyName: "PasswordChange",
    run: async (call, request) => {
      await call("auth.setPassword", bodyOf(userNoun, setPasswordInput, request));
      return {};
    },
  },
  {
    method: "GET",
    path: "/auth",
    procedure: "users.list",
    summary: "List users; with ?me=1 yourself or the guest; with ?token=… whom a mailed link is for",
    noun: userNoun,
    status: 200,
    query: listQuery,
    answer: z.union([z.array(userAnswer), z.array(linkAnswer)]),
    run: async (call, request) => {
      const { me, token, ...query } = queryOf(listQuery, request);
      if (me === "1") return { body: [toRest(userNoun, await call("users.me", undefined))], total: 1 };
      if (token !== undefined) return { body: [await call("users.byToken", { token })], total: 1 };
      return pageOf(userNoun, await call("users.list", query));
    },
  },
  ...crud("/auth", {
    noun: userNoun,
    words: { one: "a user", many: "users" },
    router: "users",
    create: createUserInput,
  }).map((row) => (row.procedure === "users.create" ? { ...row, summary: waitingSummary, run: createUser } : row)),
  ...changeRows("/auth", "users.update", {
    noun: userNoun,
    words: { one: "a user", many: "users" },
    update: changeBody,
  }).map((row): RestRow => ({
    ...row,
    summary: "Change a user; with a mailed link's token: set the password (204)",
    run: (call, request) => (isWithToken(request.body) ? setFirstPassword(call, request.body) : row.run(call, request)),
  })),
];

/** Answers null if the invitation waits for a second person: no user exists yet. */
async function createUser(call: Call, request: FastifyRequest): Promise<RestAnswer> {
  const user = await call("users.create", bodyOf(userNoun, createUserInput, request));
  return { body: user === null ? null : toRest(userNoun, user) };
}

type WithToken = { token: unknown; password?: unknown };

function isWithToken(body: unknown): body is WithToken {
  return typeof body === "object" && body !== null && "token" in body;
}

async function setFirstPassword(call: Call, { token, password }: WithToken): Promise<RestAnswer> {
  try {
    await call("auth.resetPassword", { token, new: password });
  } catch (error) {
    throw underRestNames({ ...userNoun, names: { new: "password" } }, toAppError(error));
  }
  return {};
}
