// Users, sign-in and sign-out.
import { z } from "zod";
import { AppError } from "#contract/errors.ts";
import { listUsersInput, loginInput, setPasswordInput, userAnswer } from "#contract/users.ts";
import { crud, pageOf } from "./crud.ts";
import { type RestNoun, toRest } from "./names.ts";
import { bodyOf, queryOf, type RestRow } from "./route.ts";

const userNoun: RestNoun = { name: "User", names: { id: "_id" }, answer: userAnswer };

const listQuery = listUsersInput.extend({ me: z.literal("1").optional() });

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
    // There is no session yet, so the origin is always checked: a foreign page must not sign anybody in.
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
      if (method === "GET" && request.headers["sec-fetch-site"] === "cross-site") throw new AppError("wrongOrigin");
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
    summary: "List users; with ?me=1 yourself or the guest",
    noun: userNoun,
    status: 200,
    query: listQuery,
    answer: z.array(userAnswer),
    run: async (call, request) => {
      const { me, ...query } = queryOf(listQuery, request);
      if (me === "1") return { body: [toRest(userNoun, await call("users.me", undefined))], total: 1 };
      return pageOf(userNoun, await call("users.list", query));
    },
  },
  ...crud("/auth", {
    noun: userNoun,
    words: { one: "a user", many: "users" },
    router: "users",
    without: ["remove", "batch"],
  }),
];
