import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { can, type Role, rolesFor, userRoleNames } from "#contract/values/permissions.ts";
import { appRouter } from "../../router.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import type { ProcedureMeta } from "../../kernel/trpc.ts";
import { restTable } from "../rest/table.ts";

type Procedure = { _def: { meta?: ProcedureMeta; type: "query" | "mutation" } };

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
const roles: Role[] = ["guest", ...userRoleNames];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const refused = (role: Role) => (role === "guest" ? 401 : 403);

describe("every procedure", () => {
  it("declares its permission", () => {
    expect(procedures.length).toBeGreaterThan(20);
    for (const [path, { _def }] of procedures) expect(_def.meta, path).toBeDefined();
  });

  it.each(procedures.map(([path, { _def }]) => ({ path, type: _def.type, meta: _def.meta as ProcedureMeta })))(
    "$path: $meta.action $meta.noun",
    async ({ path, type, meta }) => {
      // No schema accepts this input. So a caller with the permission gets an error about the input, and nothing changes.
      const input = {
        limit: "x",
        id: 7,
        ids: 7,
        handle: 7,
        title: 7,
        name: 7,
        list: 7,
        version: "x",
        token: 7,
        old: 7,
      };
      for (const role of roles) {
        const answer =
          type === "query"
            ? await site.request("GET", `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {
                as: role,
              })
            : await site.request("POST", `/trpc/${path}`, { as: role, body: input });
        const isPermitted = can({ roles: [role] }, meta.action, meta.noun);
        expect([401, 403].includes(answer.status), `${role}: ${answer.status}`).toBe(!isPermitted);
        if (isPermitted) continue;
        expect(answer.status, role).toBe(refused(role));
        expect(answer.body, role).toMatchObject({ error: { data: { code: "C100" } } });
      }
    },
  );
});

describe("a procedure", () => {
  const all = [...userRoleNames];
  const removers = ["editor", "admin", "system"];
  it.each([
    ["tags.tree", all],
    ["tags.carriers", removers],
    ["tags.remove", removers],
  ])("%s is for the roles whose screens call it: %j", (path, allowed) => {
    const meta = procedures.find(([name]) => name === path)?.[1]._def.meta as ProcedureMeta;
    expect(rolesFor(meta.action, meta.noun)).toEqual(allowed);
  });
});

describe("every REST route", () => {
  it("refers to an existing procedure", () => {
    const known = new Set(procedures.map(([path]) => path));
    for (const row of restTable) expect(known, `${row.method} ${row.path}`).toContain(row.procedure);
  });

  it.each(restTable.map((row) => ({ row, name: `${row.method} ${row.path}` })))("$name", async ({ row }) => {
    const meta = procedures.find(([path]) => path === row.procedure)?.[1]._def.meta as ProcedureMeta;
    const path = `/api/v0${row.path.replace(":id", "nowhere")}`;
    const isBatch = row.path.startsWith("/batch");
    const hasBody = row.method !== "GET" && row.method !== "DELETE";
    const body = isBatch ? ["nowhere"] : { _id: "nowhere", handle: 7, password: 7, title: 7, version: 99 };
    for (const role of roles) {
      const answer = await site.request(row.method, path, { as: role, ...(hasBody && { body }) });
      const isPermitted = can({ roles: [role] }, meta.action, meta.noun);
      expect([401, 403].includes(answer.status), `${role}: ${answer.status}`).toBe(!isPermitted);
      if (isPermitted) continue;
      expect(answer.status, role).toBe(refused(role));
      expect(answer.body, role).toMatchObject({ code: "C100" });
    }
  });

  it("allows guests neither uploads nor originals", async () => {
    const form = new FormData();
    form.append("a.txt", new Blob(["hello"]), "a.txt");
    expect((await site.request("POST", "/api/v0/upload", { body: form })).status).toBe(401);
  });
});
