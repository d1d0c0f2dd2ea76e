import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

type User = { _id: string; name: string; handle: string; roles: string[]; locked: boolean; version: number };
const ines = { name: "Ines Feld", handle: "ines@example.org", roles: ["admin"] };
const PASSWORD = "Kelterhaus-im-Regen-7";

const send = (method: string, path: string, body: unknown, as: "guest" | "admin" | "system" = "system") =>
  site.request(method, `/api/v0${path}`, { as, body });
const own = async (as: "admin" | "system") =>
  ((await site.request("GET", "/api/v0/auth/?me=1", { as })).body as [User])[0];
const login = (handle: string, password: string) =>
  site.request("POST", "/api/v0/login", { body: { handle, password } });

async function mailedToken(recipient: string): Promise<string> {
  const [mail] = await site.services.database.db
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.recipient, recipient))
    .orderBy(desc(outgoingMail.id))
    .limit(1);
  return /#token=(\S+)/u.exec(mail?.body ?? "")?.[1] ?? "";
}

async function invited(): Promise<User> {
  const user = (await send("POST", "/auth/", ines)).body as User;
  const token = await mailedToken(ines.handle);
  expect((await send("PUT", "/auth/", { token, password: PASSWORD }, "guest")).status).toBe(204);
  return user;
}

describe("an invitation", () => {
  it("is mailed, names its person to whoever follows it, and sets the first password once", async () => {
    const answer = await send("POST", "/auth/", ines);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      _id: expect.any(String),
      ...ines,
      failedLogins: 0,
      lastLogin: null,
      locked: false,
      secondFactor: { totp: 0, passkeys: 0 },
      updated: expect.any(String),
      version: 1,
    });
    expect((await login(ines.handle, "")).status).toBe(400);
    expect((await login(ines.handle, PASSWORD)).status).toBe(401);
    const token = await mailedToken(ines.handle);
    const described = await site.request("GET", `/api/v0/auth/?token=${token}`);
    expect(described.body).toEqual([{ name: ines.name, handle: ines.handle, purpose: "invitation" }]);
    const weak = await send("PUT", "/auth/", { token, password: "password12" }, "guest");
    expect(weak.body).toMatchObject({ code: "C200", fields: { password: expect.any(String) } });
    const set = await send("PUT", "/auth/", { token, password: PASSWORD }, "guest");
    expect(set.status).toBe(204);
    expect(set.body).toBe("");
    expect((await login(ines.handle, PASSWORD)).status).toBe(200);
    for (const again of [
      await send("PUT", "/auth/", { token, password: PASSWORD }, "guest"),
      await site.request("GET", `/api/v0/auth/?token=${token}`),
      await site.request("GET", "/api/v0/auth/?token=made-up"),
    ]) {
      expect(again.status).toBe(410);
      expect(again.body).toMatchObject({ code: "C103" });
    }
  });

  it("ends when another one is sent, and cannot be sent to who has a password", async () => {
    const user = (await send("POST", "/auth/", ines)).body as User;
    const first = await mailedToken(ines.handle);
    const again = () => site.trpc("system").users.inviteAgain.mutate({ id: user._id });
    await again();
    expect((await site.request("GET", `/api/v0/auth/?token=${first}`)).status).toBe(410);
    const token = await mailedToken(ines.handle);
    await send("PUT", "/auth/", { token, password: PASSWORD }, "guest");
    expect((await refusal(again())).status).toBe(409);
  });

  it("is for system users alone, for one address once, and checks what it is given", async () => {
    expect((await send("POST", "/auth/", ines, "admin")).status).toBe(403);
    expect((await send("POST", "/auth/", ines, "guest")).status).toBe(401);
    await send("POST", "/auth/", ines);
    const twice = await send("POST", "/auth/", { ...ines, handle: " INES@example.org " });
    expect(twice.body).toMatchObject({ code: "C200", fields: { handle: expect.any(String) } });
    const wrong = await send("POST", "/auth/", { name: "I", handle: "nobody", roles: ["guest"] });
    expect(Object.keys((wrong.body as { fields: object }).fields)).toEqual(["name", "handle", "roles.0"]);
    for (const roles of [[], ["guest"], ["root"]])
      expect((await send("POST", "/auth/", { ...ines, handle: "new@example.org", roles })).status).toBe(400);
  });
});

describe("changing a user", () => {
  it("keeps what is left out, takes back what was read, and refuses an older version", async () => {
    const user = await invited();
    const renamed = await send("PUT", "/auth/", { _id: user._id, name: "Ines Feldmann" });
    expect(renamed.body).toMatchObject({ name: "Ines Feldmann", handle: ines.handle, roles: ["admin"], version: 2 });
    expect((await send("PUT", `/auth/${user._id}`, renamed.body)).body).toEqual(renamed.body);
    const late = await send("PUT", `/auth/${user._id}`, { name: "Nobody", version: 1 });
    expect(late.body).toMatchObject({ code: "C409", current: { name: "Ines Feldmann" } });
    expect((await send("PUT", "/auth/nowhere", { name: "Nobody" })).status).toBe(404);
  });

  it.each([
    ["other rights", { roles: ["system"] }],
    ["a lock", { locked: true }],
  ])("ends every session after %s", async (_name, change) => {
    const user = await invited();
    await login(ines.handle, PASSWORD);
    const open = () => site.services.database.db.select().from(sessions).where(eq(sessions.userId, user._id));
    expect(await open()).toHaveLength(1);
    expect((await send("PUT", `/auth/${user._id}`, change)).body).toMatchObject(change);
    expect(await open()).toHaveLength(0);
  });

  it("lets nobody in who is locked, and says the same as for a wrong password", async () => {
    const user = await invited();
    await site.trpc().auth.requestPasswordReset.mutate({ handle: ines.handle });
    const token = await mailedToken(ines.handle);
    await send("PUT", `/auth/${user._id}`, { locked: true });
    const right = await login(ines.handle, PASSWORD);
    const wrong = await login(ines.handle, "not-the-password");
    expect(right.status).toBe(401);
    expect(right.body).toEqual(wrong.body);
    expect((await send("PUT", "/auth/", { token, password: PASSWORD }, "guest")).status).toBe(410);
    await send("PUT", `/auth/${user._id}`, { locked: false });
    expect((await login(ines.handle, PASSWORD)).status).toBe(200);
  });

  it("is refused to admins, but for their own name", async () => {
    const system = await own("system");
    const admin = await own("admin");
    expect((await send("PUT", `/auth/${system._id}`, { name: "Somebody" }, "admin")).status).toBe(403);
    expect((await send("PUT", `/auth/${admin._id}`, { roles: ["system"] }, "admin")).status).toBe(403);
    expect((await send("PUT", `/auth/${admin._id}`, { name: "Ada Wald" }, "admin")).body).toMatchObject({
      name: "Ada Wald",
    });
    expect((await send("DELETE", `/auth/${admin._id}`, undefined, "admin")).status).toBe(403);
    expect((await send("POST", "/batch/auth/", [admin._id], "admin")).status).toBe(403);
  });
});

it("waits for an own password, also when somebody else is changed", async () => {
  const { db } = site.services.database;
  const { _id } = await own("admin");
  await db.update(users).set({ mustChangePassword: true }).where(eq(users.handle, "system@example.org"));
  for (const change of [{ roles: ["system"] }, { locked: true }, { name: "Somebody" }])
    expect((await send("PUT", `/auth/${_id}`, change)).body).toMatchObject({ code: "C106" });
});

describe("a handle that a system user corrects", () => {
  it("ends every link that was mailed to the old one, and invites anew", async () => {
    const { _id } = (await send("POST", "/auth/", ines)).body as User;
    const old = await mailedToken(ines.handle);
    await send("PUT", `/auth/${_id}`, { handle: "richtig@example.org" });
    expect((await send("PUT", "/auth/", { token: old, password: PASSWORD }, "guest")).status).toBe(410);
    const token = await mailedToken("richtig@example.org");
    expect((await send("PUT", "/auth/", { token, password: PASSWORD }, "guest")).status).toBe(204);
  });

  it("is told to the old one, and undone by no link", async () => {
    const { _id } = await own("admin");
    await send("PUT", `/auth/${_id}`, { handle: "fremd@example.org", password: TEST_PASSWORD }, "admin");
    const token = await mailedToken("fremd@example.org");
    await send("PUT", `/auth/${_id}`, { handle: "vorstand@example.org" });
    expect((await refusal(site.trpc().auth.confirmHandle.mutate({ token }))).status).toBe(410);
    const mails = await site.services.database.db.select().from(outgoingMail);
    expect(mails.filter(({ kind }) => kind === "handleChanged").map(({ recipient }) => recipient)).toEqual([
      "admin@example.org",
    ]);
  });
});

describe("the last system user", () => {
  it("is neither removed, nor demoted, nor locked", async () => {
    const { _id } = await own("system");
    for (const refused of [
      await send("PUT", `/auth/${_id}`, { roles: ["admin"] }),
      await send("PUT", `/auth/${_id}`, { locked: true }),
      await send("DELETE", `/auth/${_id}`, undefined),
      await send("POST", "/batch/auth/", { remove: [_id] }),
    ])
      expect(refused.body).toMatchObject({ code: "C200" });
    await send("POST", "/auth/", { ...ines, roles: ["system"] });
    expect((await send("DELETE", `/auth/${_id}`, undefined)).status).toBe(400);
  });

  it("is left when two remove, lock or demote each other at once", async () => {
    const { db } = site.services.database;
    const { _id: first } = await own("system");
    const { _id: second } = await own("admin");
    for (const round of [0, 1, 2, 3]) {
      await db.update(users).set({ roles: ["system"], isLocked: false });
      const cookies = [await site.cookieOf("system"), await site.cookieOf("admin")] as string[];
      const change = round % 2 === 0 ? { roles: ["admin"] } : { locked: true };
      const answers = await Promise.all(
        [second, first].map((id, index) =>
          site.request("PUT", `/api/v0/auth/${id}`, { body: change, headers: { cookie: cookies[index] ?? "" } }),
        ),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      const rows = await db.select().from(users);
      expect(rows.filter(({ roles, isLocked }) => roles.includes("system") && !isLocked).length).toBeGreaterThan(0);
    }
  });

  it("may go when there is another one; what is removed is gone, sessions included", async () => {
    const user = await invited();
    await login(ines.handle, PASSWORD);
    const both = await send("POST", "/batch/auth/", [user._id, "nowhere", user._id]);
    expect(both.body).toMatchObject([{ _id: user._id }]);
    expect((await send("DELETE", `/auth/${user._id}`, undefined)).body).toEqual({ _id: user._id });
    expect((await send("GET", `/auth/${user._id}`, undefined)).status).toBe(404);
    expect((await send("DELETE", `/auth/${user._id}`, undefined)).status).toBe(404);
    expect((await login(ines.handle, PASSWORD)).status).toBe(401);
  });
});

describe("one's own new handle", () => {
  const NEW = "neu@example.org";

  it("needs the password, and counts when the mailed link was followed; the old address is told", async () => {
    const { _id } = await own("admin");
    const without = await send("PUT", `/auth/${_id}`, { handle: NEW }, "admin");
    expect(without.body).toMatchObject({ code: "C200", fields: { password: expect.any(String) } });
    const wrong = await send("PUT", `/auth/${_id}`, { handle: NEW, password: "not-the-password" }, "admin");
    expect(wrong.status).toBe(401);
    const asked = await send("PUT", `/auth/${_id}`, { handle: NEW, password: TEST_PASSWORD }, "admin");
    expect(asked.body).toMatchObject({ handle: "admin@example.org" });
    const mails = await site.services.database.db.select().from(outgoingMail);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(["admin@example.org", NEW]);
    const token = await mailedToken(NEW);
    expect(mails.find(({ recipient }) => recipient !== NEW)?.body).not.toContain(token);
    expect((await send("PUT", "/auth/", { token, password: PASSWORD }, "guest")).status).toBe(410);
    const confirm = () => site.trpc().auth.confirmHandle.mutate({ token });
    await confirm();
    expect((await login(NEW, TEST_PASSWORD)).status).toBe(200);
    expect((await login("admin@example.org", TEST_PASSWORD)).status).toBe(401);
    expect((await refusal(confirm())).status).toBe(410);
  });

  it("is refused if somebody has it, also between asking and following", async () => {
    const { _id } = await own("admin");
    const ask = (handle: string) => send("PUT", `/auth/${_id}`, { handle, password: TEST_PASSWORD }, "admin");
    expect((await ask("system@example.org")).body).toMatchObject({ fields: { handle: expect.any(String) } });
    await ask(NEW);
    const token = await mailedToken(NEW);
    await send("POST", "/auth/", { ...ines, handle: NEW });
    const late = site.trpc().auth.confirmHandle.mutate({ token });
    expect((await refusal(late)).code).toBe("C200");
  });
});

it("knows to within minutes when somebody was seen", async () => {
  const seen = async () => {
    const { items } = await site.trpc("system").users.list.query({});
    return items.find(({ handle }) => handle === "admin@example.org")?.lastSeen ?? null;
  };
  const cookie = (await site.cookieOf("admin")) ?? "";
  const visit = () => site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } });
  await visit();
  expect(await seen()).toBeNull();
  const later = Date.now() + 6 * 60_000;
  site.services.now = () => new Date(later);
  await visit();
  expect(await seen()).toBe(new Date(later).toISOString());
});
