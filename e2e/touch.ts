// Sends touch input to the browser as the operating system does.
import type { Page } from "@playwright/test";

type Place = { x: number; y: number };

export type Finger = {
  down: (at: Place) => Promise<void>;
  moveTo: (to: Place) => Promise<void>;
  up: () => Promise<void>;
  swipe: (from: Place, by: Place) => Promise<void>;
  /** Two fingers move apart. If `toPx` is smaller than `fromPx`, they move together. */
  pinch: (at: Place, fromPx: number, toPx: number) => Promise<void>;
};

const STEPS = 5;

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let at: Place = { x: 0, y: 0 };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Place[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const finger: Finger = {
    down: async (place) => {
      at = place;
      await send("touchStart", [at]);
    },
    moveTo: async (to) => {
      const from = at;
      for (let step = 1; step <= STEPS; step++) {
        at = { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS };
        await send("touchMove", [at]);
      }
    },
    up: async () => void (await send("touchEnd", [])),
    swipe: async (from, by) => {
      await finger.down(from);
      await finger.moveTo({ x: from.x + by.x, y: from.y + by.y });
      await finger.up();
    },
    pinch: async ({ x, y }, fromPx, toPx) => {
      const points = (apart: number) => [
        { x: x - apart / 2, y, id: 0 },
        { x: x + apart / 2, y, id: 1 },
      ];
      await send("touchStart", points(fromPx));
      for (let step = 1; step <= 2 * STEPS; step++)
        await send("touchMove", points(fromPx + ((toPx - fromPx) * step) / (2 * STEPS)));
      await finger.up();
    },
  };
  return finger;
}
