import { execFile, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Fault, faults } from "./faults.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [wanted = ""] = process.argv.slice(2);
const copy = await mkdtemp(join(tmpdir(), "site-faults-"));

type Outcome = { fault: Fault; found: string[]; problem: string | null };

try {
  await copyRepository();
  const outcomes: Outcome[] = [];
  for (const fault of faults.filter(({ kind }) => kind.includes(wanted))) {
    const outcome = await plant(fault);
    outcomes.push(outcome);
    const lines = outcome.problem === null ? outcome.found : [`NOT FOUND: ${outcome.problem}`];
    process.stdout.write(`${fault.kind} (${fault.file})\n${lines.map((line) => `  ${line}\n`).join("")}`);
  }
  process.exitCode = outcomes.every(({ problem }) => problem === null) ? 0 : 1;
} finally {
  await rm(copy, { recursive: true });
}

async function copyRepository(): Promise<void> {
  const { stdout } = await promisify(execFile)(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const path of stdout.split("\0").filter((path) => path !== ""))
    await cp(join(root, path), join(copy, path)).catch(() => {});
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
}

/** Without the fault, the tests must pass. With the fault, at least one of them must fail. */
async function plant(fault: Fault): Promise<Outcome> {
  const outcome = { fault, found: [] };
  const path = join(copy, fault.file);
  const sound = await readFile(path, "utf8");
  if (sound.split(fault.find).length !== 2)
    return { ...outcome, problem: "the place of the fault is not in the file once" };
  const before = await run(fault.test);
  if (before.code !== 0) return { ...outcome, problem: `without the fault the tests are red\n${before.output}` };
  await writeFile(
    path,
    sound.replace(fault.find, () => fault.replace),
  );
  const { code, output } = await run(fault.test);
  await writeFile(path, sound);
  const found = failedTests(output);
  if (code === 0) return { ...outcome, problem: `all passed: ${fault.test.join(" ")}` };
  if (found.length === 0) return { ...outcome, problem: `no test failed, but the command did\n${output}` };
  return { ...outcome, found, problem: null };
}

function failedTests(output: string): string[] {
  const lines = output.split("\n").flatMap((line) => /^\s*(?:FAIL\s+|\d+\) )(.+?)[\s─]*$/u.exec(line)?.[1] ?? []);
  return [...new Set(lines)].slice(0, 3);
}

function run([program = "", ...args]: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, "node_modules", ".bin", program), args, {
      cwd: copy,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject).once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
